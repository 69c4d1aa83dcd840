/// The nib and the storyboard scene of a controller.
@MainActor
package struct ControllerNib {
  /// The name of the xib with the controller's view; nil to look for one by the class's name.
  package var name: String?
  package var bundle: Bundle?
  /// The storyboard scene, an object of the nib module; nil for a controller without one.
  package var scene: AnyObject?

  init() {}
}
