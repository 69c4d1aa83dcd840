// For the compiler only: pictures have no haptics; generators do nothing.

/// The base class of haptic feedback generators, which do nothing here.
///
/// Source: Apple, UIFeedbackGenerator.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Prepares the haptic engine. Does nothing.
  open func prepare() {}
}

// Unsupported: UIFeedbackGenerator · kept · It and its subclasses have no effect. · test:
//   CompilerOnlyNamesTests
