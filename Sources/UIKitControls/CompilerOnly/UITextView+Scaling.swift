// For the compiler only: there is no Mac; setting it does nothing.

extension UITextView {
  /// Whether text has the size of the Mac's. Always false: UIKit uses it only in the Mac idiom.
  public var usesStandardTextScaling: Bool {
    get { false }
    set {}
  }
}
