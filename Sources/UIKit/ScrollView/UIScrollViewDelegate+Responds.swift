extension UIScrollViewDelegate {
  /// Whether the delegate has a method of a name, among those that its source writes and the source
  /// tool marked. Source: Apple, NSObjectProtocol.responds(to:).
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, in: self)
  }
}
