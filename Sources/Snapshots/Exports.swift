@_exported import Staging
@_exported import UIKit
