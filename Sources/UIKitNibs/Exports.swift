@_exported import UIKitControllers
