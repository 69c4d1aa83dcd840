import Foundation

extension UISegmentedControl {
  /// Returns the index of the segment whose action has an identifier, or `NSNotFound`.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
}
