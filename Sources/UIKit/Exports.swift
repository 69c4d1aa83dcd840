// The module that users import: all of the modules below, and the modules that Apple's UIKit
// exports.

@_exported import FoundationAdditions
@_exported import UIKitControllers
@_exported import UIKitControls
@_exported import UIKitLists
@_exported import UIKitNibs
@_exported import UIKitRuntime
@_exported import UIKitValues
@_exported import UIKitViews
