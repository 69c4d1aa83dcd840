/// What stands in a ``SiblingList``: a layer in its superlayer, a view in its superview.
package protocol Sibling: AnyObject {
  /// The block of the list that the object stands in, for the list alone; nil among few siblings.
  ///
  /// It is held weakly: blocks own what stands in them.
  var siblingBlock: AnyObject? { get set }
}
