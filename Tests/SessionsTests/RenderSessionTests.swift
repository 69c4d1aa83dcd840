import Dispatch
import Sessions
import Testing

private final class Counter: SessionState, @unchecked Sendable {
  var value = 0
  init(in session: RenderSession) {}
}

private final class Name: SessionState, @unchecked Sendable {
  let value: String
  init(_ value: String) { self.value = value }
  init(in session: RenderSession) { value = "unnamed" }
}

@Suite struct RenderSessionTests {
  @Test func eachSessionHasItsOwnState() {
    let (first, second) = (RenderSession(), RenderSession())
    first.run { Counter.current.value += 1 }
    first.run {
      Counter.current.value += 1
      second.run { Counter.current.value += 10 }
      Counter.current.value += 1
    }
    #expect(first.state(Counter.self).value == 3)
    #expect(second.state(Counter.self).value == 10)
  }

  @Test func theInnermostSessionIsTheCurrentOne() {
    let (outer, inner) = (RenderSession(), RenderSession())
    #expect(RenderSession.current === RenderSession.device)
    outer.run {
      #expect(RenderSession.current === outer)
      inner.run { #expect(RenderSession.current === inner) }
      #expect(RenderSession.current === outer)
    }
    #expect(RenderSession.current === RenderSession.device)
  }

  @Test func whatASessionOwnsIsItsOwnAndTheRestIsShared() {
    let root = RenderSession(beginningWith: [Name("root")])
    let child = RenderSession(in: root, owning: [Name("child")])
    #expect(child.state(Name.self).value == "child")
    #expect(root.state(Name.self).value == "root")
    #expect(RenderSession().state(Name.self).value == "unnamed")
    child.state(Counter.self).value = 7
    #expect(root.state(Counter.self).value == 7)
    #expect(child.root === root && root.root === root)
  }

  @Test func aThrownErrorLeavesTheSession() {
    struct Stop: Error {}
    let session = RenderSession()
    #expect(throws: Stop.self) {
      try session.run { () throws(Stop) in throw Stop() }
    }
    #expect(RenderSession.current === RenderSession.device)
  }

  @Test func childTasksBelongToTheSessionTheyAreMadeInAndOtherThreadsDoNot() async {
    let session = RenderSession()
    let task = session.run { Task { RenderSession.current === session } }
    #expect(await task.value)
    let isElsewhere = await withCheckedContinuation { continuation in
      session.run {
        DispatchQueue.global().async {
          continuation.resume(returning: RenderSession.current === RenderSession.device)
        }
      }
    }
    #expect(isElsewhere)
  }

  /// Many threads that request a state at the same time get the same one.
  @Test func aStateIsMadeOnce() {
    let session = RenderSession()
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      #expect(session.state(Name.self) === session.state(Name.self))
    }
  }

  @Test func aSessionEndsWithItsLastReference() {
    weak var counter: Counter?
    do {
      let session = RenderSession()
      counter = session.state(Counter.self)
      #expect(counter != nil)
    }
    #expect(counter == nil)
  }
}
