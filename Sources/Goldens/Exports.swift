@_exported import Failures
@_exported import Foundation
@_exported import Pixels
