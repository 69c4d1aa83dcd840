@_exported import Goldens
@_exported import Staging
@_exported import UIKit
