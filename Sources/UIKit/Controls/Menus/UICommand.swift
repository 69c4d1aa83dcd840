/// An entry of a menu that calls a method of whoever answers in the chain of responders.
/// Source: Apple, UICommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector
  /// What tells commands of one method apart.
  public let propertyList: Any?

  /// An entry with a title and a picture.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    super.init(title: title, subtitle: nil, image: image)
  }
}
