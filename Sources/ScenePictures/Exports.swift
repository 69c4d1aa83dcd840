@_exported import SceneFiles
@_exported import Scenes
@_exported import Snapshots
@_exported import UIKit
