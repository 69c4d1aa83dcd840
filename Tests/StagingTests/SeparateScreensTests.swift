import Foundation
import ImageIO
import QuartzCore
import Sessions
import Staging
import Testing
import UIKit

@testable import CoreText

/// Tests that two screens, drawn one after the other or one inside the other, do not influence each
/// other.
@MainActor @Suite struct SeparateScreensTests {
  /// A view that calls a closure when it is laid out.
  private final class Screen: UIView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout()
    }
  }

  private static let size = CGSize(width: 20, height: 20)

  private func stage(
    scale: CGFloat = 1, traits: UITraitCollection? = nil, _ prepare: (Screen) -> Void = { _ in }
  ) -> Stage {
    Stage.make(size: Self.size, scale: scale, traits: traits, inWindow: true) {
      let screen = Screen(frame: CGRect(origin: .zero, size: Self.size))
      prepare(screen)
      return screen
    }.stage
  }

  /// Changes one screen, and then reads a value on another: one made afterwards, and one made while
  /// the first one is laid out.
  private func heard<Value: Equatable>(
    after act: @escaping () -> Void, _ question: @escaping () -> Value
  ) -> (afterwards: Value?, inside: Value?, before: Value?) {
    var before: Value?
    _ = stage { $0.onLayout = { before = question() } }
    _ = stage { $0.onLayout = act }
    var afterwards: Value?
    _ = stage { $0.onLayout = { afterwards = question() } }
    var inside: Value?
    _ = stage { screen in
      screen.onLayout = {
        act()
        _ = stage { $0.onLayout = { inside = question() } }
      }
    }
    return (afterwards, inside, before)
  }

  private func expectNoInfluence<Value: Equatable>(
    of act: @escaping () -> Void, on question: @escaping () -> Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let heard = heard(after: act, question)
    #expect(heard.before != nil, sourceLocation: sourceLocation)
    #expect(heard.afterwards == heard.before, sourceLocation: sourceLocation)
    #expect(heard.inside == heard.before, sourceLocation: sourceLocation)
  }

  // MARK: Each part of a session

  @Test func theClock() {
    expectNoInfluence(of: { MediaClock.current.advance(by: 1.5) }, on: { CACurrentMediaTime() })
  }

  @Test func whatIsDueOnTheClock() {
    expectNoInfluence(
      of: { MediaClock.current.schedule(after: 1) {} }, on: { MediaClock.current.isIdle })
  }

  @Test func transactions() {
    expectNoInfluence(
      of: {
        CATransaction.begin()
        CATransaction.setAnimationDuration(7)
        CATransaction.setDisableActions(true)
      }, on: { "\(CATransaction.animationDuration()) \(CATransaction.disableActions())" })
  }

  @Test func implicitAnimations() {
    expectNoInfluence(
      of: { UIView.setAnimationsEnabled(false) }, on: { UIView.areAnimationsEnabled })
    var inside: TimeInterval?
    _ = stage { _ in
      UIView.animate(withDuration: 3) {
        _ = stage { $0.onLayout = { inside = UIView.inheritedAnimationDuration } }
      }
    }
    #expect(inside == 0)
  }

  @Test func currentTraits() {
    expectNoInfluence(
      of: { UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark) },
      on: { UITraitCollection.current.userInterfaceStyle })
  }

  @Test func traitsSizeAndScaleOfTheScreen() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func facts() -> String {
      let screen = UIScreen.main
      return "\(screen.bounds.size) \(screen.scale) \(screen.traitCollection.userInterfaceStyle)"
    }
    let device = facts()
    var (outer, inner, again): (String?, String?, String?)
    let stage = stage(scale: 3, traits: dark) { screen in
      screen.onLayout = {
        outer = facts()
        _ = self.stage(scale: 1) { $0.onLayout = { inner = facts() } }
        again = facts()
      }
    }
    #expect(outer == "\(Self.size) 3.0 \(UIUserInterfaceStyle.dark)")
    // A screen inside another has that screen's values except for its own.
    #expect(inner == "\(Self.size) 1.0 \(UIUserInterfaceStyle.dark)")
    #expect(again == outer)
    #expect(facts() == device)
    #expect(stage.run { facts() } == outer)
  }

  @Test func pendingLoads() throws {
    var held: [PendingLoad] = []
    expectNoInfluence(
      of: { held.append(PendingLoad("never comes")) }, on: { LoadRegistry.current.isBusy })
    #expect(held.count >= 2)
    // The second screen's picture does not wait for the first screen's load.
    let other = stage { $0.backgroundColor = .red }
    _ = try other.bitmap(within: .zero)
  }

  @Test func imageFolders() {
    let folder = URL(fileURLWithPath: "/nowhere")
    let (first, second) = (stage(), stage())
    first.run { ImageFolders.current.all = [folder] }
    #expect(second.session.state(ImageFolders.self).all == [])
    // A screen made inside another one reads that one's registrations, and its own additions are
    // separate.
    let inside = first.run { stage() }
    #expect(inside.session.state(ImageFolders.self).all == [folder])
    inside.run { ImageFolders.current.all = [] }
    #expect(first.session.state(ImageFolders.self).all == [folder])
  }

  /// The clock of a screen animates a view that was made before and is then put on the screen.
  @Test func aViewBelongsToTheScreenItIsPutOn() throws {
    let moved = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let stage = stage { $0.addSubview(moved) }
    #expect(moved.layer.session === stage.session.root)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { moved.center.x += 10 }
    MediaClock.current.advance(by: 0.25)
    #expect(moved.layer.presentation()?.position.x == 2)
    try stage.run { () throws(Staging.SnapshotError) in try stage.passTime(0.5) }
    #expect(moved.layer.presentation()?.position.x == 7)
  }

  @Test func fontProblems() {
    let problem = FontError.missingFile(path: "/nowhere.otf", package: "fonts-nowhere")
    let (first, second) = (stage(), stage())
    first.session.state(FontProblems.self).note(problem)
    #expect(throws: Staging.SnapshotError.font(problem.description)) { try first.bitmap() }
    #expect(throws: Never.self) { try second.bitmap() }
    expectNoInfluence(
      of: { FontProblems.current.note(problem) }, on: { FontProblems.current.all })
  }
}
