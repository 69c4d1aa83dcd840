/// A weak reference to a session, for its states.
package struct WeakSession: Sendable {
  package private(set) weak var value: RenderSession?

  package init(_ value: RenderSession) { self.value = value }
}
