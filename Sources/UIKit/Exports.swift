// What people import: all of the modules below, and what Apple's UIKit brings along.

@_exported import FoundationAdditions
@_exported import UIKitControllers
@_exported import UIKitControls
@_exported import UIKitLists
@_exported import UIKitNibs
@_exported import UIKitRuntime
@_exported import UIKitValues
@_exported import UIKitViews
