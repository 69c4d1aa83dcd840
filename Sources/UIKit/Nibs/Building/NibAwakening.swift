/// Tells objects that they were made from a nib: responders and collection view layouts.
@MainActor enum NibAwakening {
  static func awaken(_ object: Any) {
    if let responder = object as? UIResponder { return responder.awakeFromNib() }
    if let layout = object as? UICollectionViewLayout { return layout.awakeFromNib() }
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
