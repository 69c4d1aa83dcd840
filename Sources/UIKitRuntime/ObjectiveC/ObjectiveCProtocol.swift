/// What UIKit's delegates and data sources inherit, which on iOS is `NSObjectProtocol`: there any
/// class may be asked what it has, here one need not be an `NSObject` to be a delegate. No part of
/// UIKit.
public protocol ObjectiveCProtocol: AnyObject {}

extension ObjectiveCProtocol {
  /// Whether the object has a method of a name, among those that its source writes and the source
  /// tool marked. Source: Apple, NSObjectProtocol.responds(to:).
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, in: self)
  }
}

extension NSObjectProtocol where Self: ObjectiveCProtocol {
  /// Whether the object has a method of a name: both protocols say so.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, in: self)
  }
}
