import Staging
import Testing
import UIKit

@testable import Scenes

/// Tests a renderer with screens that are still loading.
@MainActor
@Suite struct SceneLoadingTests {
  /// A view with a red and a blue half; `load` runs at every layout.
  private final class Halves: UIView {
    var load: (Halves) -> Void = { _ in }
    var color = UIColor.red

    override func layoutSubviews() {
      super.layoutSubviews()
      load(self)
    }

    override func draw(_ rect: CGRect) {
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 8))
    }
  }

  private func renderer(
    patience: Duration = LoadRegistry.patience, _ load: @escaping (Halves) -> Void
  ) -> SceneRenderer {
    let scene = Scene(name: "halves", summary: "") { _ in UIViewController() }
    var renderer = SceneRenderer(scene: scene, size: CGSize(width: 8, height: 8), scale: 1)
    let halves = Halves(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    halves.load = load
    renderer.window.rootViewController?.view.addSubview(halves)
    _ = LoadRegistry.current.wait()
    renderer.terms.patience = patience
    return renderer
  }

  private func corner(_ renderer: SceneRenderer) throws -> UInt32 {
    firstWord(try renderer.render(offset: nil).bitmap)
  }

  private func firstWord(_ bitmap: Bitmap) -> UInt32 { bitmap.pixels.load(as: UInt32.self) }

  @Test func aPictureShowsWhatWasLoadedForIt() throws {
    var asked = false
    let renderer = renderer { view in
      if asked { return }
      asked = true
      let load = PendingLoad("green")
      DispatchQueue.global().async {
        usleep(2000)
        load.end {
          view.color = .green
          view.setNeedsDisplay()
        }
      }
    }
    #expect(try corner(renderer) == 0xFF00_FF00)
  }

  /// A loaded view may move into place: a picture at rest shows it in place, a timed one on its
  /// way.
  @Test(arguments: [(nil, 0xFF), (0, 0), (0.5, 0x80)] as [(Double?, UInt32)])
  func whatHasComeMayMove(_ time: Double?, _ expected: UInt32) throws {
    let renderer = renderer { _ in }
    let root = try #require(renderer.window.rootViewController?.view)
    let veil = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 8))
    veil.backgroundColor = .blue
    veil.alpha = 0
    root.addSubview(veil)
    _ = try renderer.render(offset: nil)
    let load = renderer.onScreen { PendingLoad("veil") }
    DispatchQueue.global().async {
      load.end {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { veil.alpha = 1 }
      }
    }
    let bitmap = try renderer.render(offset: nil, at: time).bitmap
    #expect(abs(Int(firstWord(bitmap) & 0xFF) - Int(expected)) <= 1)
  }

  @Test func oneLoadMayLeadToAnother() throws {
    var step = 0
    let renderer = renderer { view in
      guard step < 5 else { return }
      step += 1
      let load = PendingLoad("step \(step)")
      DispatchQueue.global().async { load.end { view.setNeedsLayout() } }
    }
    _ = try renderer.render(offset: nil)
    #expect(step == 5)
  }

  @Test func aLoadThatNeverEndsIsAnError() throws {
    var load: PendingLoad?
    let renderer = renderer(patience: .milliseconds(20)) { _ in
      load = load ?? PendingLoad("cat.jpg")
    }
    #expect(
      throws: failure(.neverLoaded(["cat.jpg"]), of: "halves")
    ) { try renderer.render(offset: nil) }
    load?.end()
    _ = try renderer.render(offset: nil)
  }

  @Test func anUnreferencedLoadIsAnErrorAtOnce() throws {
    var asked = false
    let renderer = renderer(patience: .seconds(1000)) { _ in
      if !asked { _ = PendingLoad("lost.jpg") }
      asked = true
    }
    #expect(
      throws: failure(.neverLoaded(["lost.jpg"]), of: "halves")
    ) { try renderer.render(offset: nil) }
    _ = try renderer.render(offset: nil)
  }

  @Test func loadingAgainAndAgainIsAnError() throws {
    var load: PendingLoad?
    var isGreedy = true
    let renderer = renderer { view in
      guard isGreedy else { return }
      let next = PendingLoad("more.jpg")
      load = next
      DispatchQueue.global().async { next.end { view.setNeedsLayout() } }
    }
    let error = failure(.keepsLoading(["more.jpg"], rounds: 10), of: "halves")
    #expect(throws: error) { try renderer.render(offset: nil) }
    isGreedy = false
    _ = try renderer.render(offset: nil)
    #expect(load != nil)
  }

  @Test func errorsAreSentences() {
    let table: [(SnapshotError, String)] = [
      (
        .neverLoaded(["x.jpg"]),
        "The screen of 'a' at offset 0,0 is not complete: still waiting for 'x.jpg'."
      ),
      (
        .neverLoaded(["x", "y"]),
        "The screen of 'a' at offset 0,0 is not complete: still waiting for 'x' and 'y'."
      ),
      (
        .neverLoaded(["v", "w", "x", "y", "z"]),
        "The screen of 'a' at offset 0,0 is not complete: still waiting for 'v', 'w', 'x' and 2"
          + " more."
      ),
      (
        .keepsLoading(["x", "y", "z"], rounds: 10),
        "The screen of 'a' at offset 0,0 did not settle: after 10 rounds of loading it still"
          + " requested 'x', 'y' and 'z'."
      ),
    ]
    for (error, sentence) in table {
      #expect(failure(error, of: "a").description == sentence)
    }
  }

  private func failure(_ fact: SnapshotError, of scene: String) -> Failure {
    Failure(fact, of: FailureSubject("'\(scene)'", location: "at offset 0,0"))
  }
}
