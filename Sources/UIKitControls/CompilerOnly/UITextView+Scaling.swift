// For the compiler only: there is no Mac; setting it does nothing.

extension UITextView {
  /// Whether texts are as large as on the Mac. Always false: there is no Mac idiom, the only one in
  /// which UIKit heeds it.
  public var usesStandardTextScaling: Bool {
    get { false }
    set {}
  }
}
