import Sessions

/// The handling of a screen whose layout does not end.
@MainActor
package final class LayoutLoopRecord: SessionState {
  /// Whether the screen is a user's document, whose errors must not stop the program: its layout is
  /// left unfinished and recorded. Default false: the program stops.
  package var toleratesLayoutLoops = false

  /// The names of objects that requested layout each time; empty if all layouts ended.
  package private(set) var culprits: [String] = []

  /// Creates an empty record.
  package nonisolated init(in session: RenderSession) {}

  func note(_ names: [String]) {
    if culprits.isEmpty { culprits = names }
  }
}

/// A layer's delegate with a name for layout errors.
@preconcurrency @MainActor
package protocol LayoutDiagnosable: AnyObject {
  /// The name of the class, and what distinguishes the object from others of the class.
  var diagnosticName: String { get }
}
