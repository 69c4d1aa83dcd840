/// An object whose class has `awakeFromNib()` as a member that can be overridden: responders and
/// collection view layouts.
@preconcurrency @MainActor
package protocol NibAwakened: AnyObject {
  /// Called when everything the nib connects is in place.
  func awakeFromNib()
}

/// Tells objects that they were made from a nib.
@MainActor package enum NibAwakening {
  package static func awaken(_ object: Any) {
    if let awakened = object as? any NibAwakened { return awakened.awakeFromNib() }
    let name = Selector("awakeFromNib")
    guard let object = object as? NSObject, ObjectiveCMessage.isFound(name, in: object) else {
      return
    }
    ObjectiveCMessage.demand(name, of: object)
  }
}

extension NSObjectProtocol {
  /// Called when the object was made from a nib and everything the nib connects is in place: the
  /// way of every object on iOS. An override of an object that is neither a responder nor a layout
  /// is found where its source went through the source tool.
  public func awakeFromNib() {}

  /// Called by Interface Builder, where it draws the object: never here.
  public func prepareForInterfaceBuilder() {}
}
