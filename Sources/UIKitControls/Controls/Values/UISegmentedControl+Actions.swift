import Foundation

extension UISegmentedControl {
  /// The index of the segment whose action has an identifier; `NSNotFound` where none has.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
}
