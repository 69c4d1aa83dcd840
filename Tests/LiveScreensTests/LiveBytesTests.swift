import Foundation
import ImageIO
import LiveScreens
import ScenePictures
import Testing
import UIKit

/// Tests that a live screen shows the picture that `render` draws of the scene at that time, with
/// the script of the recorded touches.
@MainActor
@Suite struct LiveBytesTests {
  private func screen(
    _ scene: String, _ change: (inout WantedPicture) -> Void = { _ in }
  ) throws -> LiveScreen {
    var picture = WantedPicture()
    change(&picture)
    return try LiveScreen(LiveSource(DrawingRequest(scene: scene)), picture)
  }

  /// Plays touches, frame by frame.
  private func play(_ finger: inout LiveFinger, on screen: LiveScreen, frames: Int) throws {
    for _ in 0..<frames { try screen.advance(finger.acts(on: screen.renderer.window)) }
  }

  private func rest(_ finger: inout LiveFinger, on screen: LiveScreen) throws {
    var frames = 0
    while finger.isBusy || screen.isMoving, frames < 1_000 {
      try screen.advance(finger.acts(on: screen.renderer.window))
      frames += 1
    }
  }

  private func isSame(_ screen: LiveScreen) throws -> Bool { try LiveProof(screen).isSame }

  @Test(arguments: ["cat-wall", "store", "self-sizing", "photo-stream", "contacts"])
  func aFlingIsTheSameOnItsWayAndAtRest(scene: String) throws {
    let screen = try screen(scene)
    let size = screen.renderer.size
    var finger = LiveFinger()
    finger.add(.down(CGPoint(x: size.width / 2, y: size.height * 0.8)))
    for step in 1...8 {
      finger.add(.move(CGPoint(x: size.width / 2, y: size.height * 0.8 - Double(step * step * 5))))
      try play(&finger, on: screen, frames: 1)
    }
    finger.add(.lift)
    try play(&finger, on: screen, frames: 9)
    #expect(screen.isMoving)
    #expect(try isSame(screen), "while moving, \(scene)")
    try rest(&finger, on: screen)
    #expect(try isSame(screen), "at rest, \(scene)")
    #expect((screen.renderer.scrollView?.contentOffset.y ?? 0) > 100)
  }

  @Test func anOffsetAtRestIsThatOfRender() throws {
    let screen = try screen("cat-wall")
    var finger = LiveFinger()
    finger.turn(CGVector(dx: 0, dy: 1234.5), at: CGPoint(x: 300, y: 300))
    try rest(&finger, on: screen)
    let offset = try #require(screen.renderer.scrollView?.contentOffset)
    // Content comes to rest on whole points.
    #expect(abs(offset.y - 1234.5) <= 0.5)
    var picture = WantedPicture()
    picture.region = .offset(offset)
    var request = DrawingRequest(scene: "cat-wall")
    request.picture = picture
    let drawn = try ScreenVisit(request, DrawingSource(request), picture)
      .picture(Shot(number: 1, picture))
    let encoder = FastPNGEncoder()
    #expect(try encoder.encode(screen.draw().bitmap) == encoder.encode(drawn.bitmap))
  }

  @Test func aTapAndAMenuAreTheSame() throws {
    let screen = try screen("presented")
    var finger = LiveFinger()
    finger.add(.down(CGPoint(x: 160, y: 150)))
    finger.add(.lift)
    try rest(&finger, on: screen)
    try play(&finger, on: screen, frames: 7)
    #expect(try isSame(screen))
    let menu = try self.screen("context-menu")
    finger = LiveFinger()
    finger.add(.down(CGPoint(x: 150, y: 200)))
    try play(&finger, on: menu, frames: 60)
    #expect(try isSame(menu))
  }

  @Test func whatWasDoneIsDoneAgainInAnotherLook() throws {
    let screen = try screen("store")
    var finger = LiveFinger()
    finger.turn(CGVector(dx: 0, dy: 200), at: CGPoint(x: 100, y: 400))
    try rest(&finger, on: screen)
    let frames = screen.position
    var picture = screen.picture
    (picture.appearance, picture.isRightToLeft) = (.dark, true)
    picture.textSize = .extraExtraExtraLarge
    try screen.change(to: picture)
    #expect(screen.position == frames && !screen.log.isEmpty)
    #expect(try isSame(screen))
    picture.device = .init(.iPhoneSE)
    try screen.change(to: picture)
    #expect(screen.renderer.size == CGSize(width: 375, height: 667))
    #expect(try isSame(screen))
  }

  @Test func aSmallerScreenRestartsWhereAFingerWouldLeaveIt() throws {
    let screen = try screen("cat-wall")
    var finger = LiveFinger()
    finger.turn(CGVector(dx: 0, dy: 200), at: CGPoint(x: 900, y: 700))
    try rest(&finger, on: screen)
    var picture = screen.picture
    picture.device = .init(.iPhoneSE)
    try screen.change(to: picture)
    #expect(screen.log.isEmpty && screen.position == 0)
    #expect(try isSame(screen))
  }

  @Test func timeCanBeGoneThrough() throws {
    let screen = try screen("cat-wall")
    var finger = LiveFinger()
    var pictures: [Data] = []
    finger.add(.down(CGPoint(x: 500, y: 600)))
    for frame in 0..<40 {
      if frame < 10 { finger.add(.move(CGPoint(x: 500, y: 600 - frame * frame * 4))) }
      if frame == 10 { finger.add(.lift) }
      pictures.append(try FastPNGEncoder().encode(screen.draw().bitmap))
      try play(&finger, on: screen, frames: 1)
    }
    for frame in [39, 5, 20, 11, 12, 0] {
      try screen.seek(to: frame)
      #expect(screen.position == frame && screen.log.end == 40)
      #expect(try FastPNGEncoder().encode(screen.draw().bitmap) == pictures[frame])
    }
    // A touch at an earlier time removes the later part of the script.
    try screen.seek(to: 20)
    try screen.advance([.down(CGPoint(x: 5, y: 5))])
    #expect(screen.log.end == 21)
  }
}
