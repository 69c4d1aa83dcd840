/// A session as its own states hold it.
package struct WeakSession: Sendable {
  package private(set) weak var value: RenderSession?

  package init(_ value: RenderSession) { self.value = value }
}
