/// What a controller has of nibs and storyboards.
@MainActor
package struct ControllerNib {
  /// The xib that its view is in; nil to look by the class's name.
  package var name: String?
  package var bundle: Bundle?
  /// What the module of nibs keeps of the controller's scene; nil for a controller of none.
  package var scene: AnyObject?

  init() {}
}
