/// The base protocol of UIKit's delegates and data sources, in place of `NSObjectProtocol`: a
/// delegate need not be an `NSObject` here. Not part of UIKit.
public protocol ObjectiveCProtocol: AnyObject {}

extension ObjectiveCProtocol {
  /// Returns whether the object's source, as processed by the source tool, implements a method.
  /// Source: Apple, NSObjectProtocol.responds(to:).
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, in: self)
  }
}

extension NSObjectProtocol where Self: ObjectiveCProtocol {
  /// Returns whether the object implements a method, to resolve the ambiguity of both protocols.
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, in: self)
  }
}
