/// An element of a ``SiblingList``: a layer in its superlayer, a view in its superview.
@usableFromInline package protocol Sibling: AnyObject {
  /// The block of the list that contains the object, for the list only; nil among few siblings.
  ///
  /// It is a weak reference: blocks retain their elements.
  var siblingBlock: AnyObject? { get set }
}
