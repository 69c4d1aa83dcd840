import Sessions

/// What becomes of a screen whose layout never ends.
@MainActor
package final class LayoutTrouble: SessionState {
  /// Whether the screen is somebody's document, whose mistakes must not stop the program: its
  /// layout is left as it stands, and noted. Default false: the program stops.
  package var isSurvived = false

  /// What asked for layout again each time, by name; empty while all layouts have ended.
  package private(set) var culprits: [String] = []

  /// No trouble.
  package nonisolated init(in session: RenderSession) {}

  func note(_ names: [String]) {
    if culprits.isEmpty { culprits = names }
  }
}

/// What a layer's delegate is called where its layout never ends.
@MainActor
package protocol LayoutCulprit: AnyObject {
  /// The class, and what else tells it from others of its class.
  var nameInTrouble: String { get }
}
