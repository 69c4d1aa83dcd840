@_exported import Failures
@_exported import UIKit
