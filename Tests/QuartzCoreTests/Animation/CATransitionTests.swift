import QuartzCore
import Testing

/// Tests transitions by the pixels of their frames: a layer of 10 × 4 changes from red to blue.
@MainActor @Suite struct CATransitionTests {
  private func picture(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, after seconds: Double,
    change: (CALayer) -> Void = { $0.backgroundColor = .blue }
  ) throws -> Picture {
    let root = layer(CGRect(x: 0, y: 0, width: 30, height: 12))
    let child = layer(CGRect(x: 10, y: 4, width: 10, height: 4), .red)
    root.addSublayer(child)
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    child.add(transition, forKey: "any")
    #expect(child.animationKeys() == [kCATransition])
    change(child)
    root.clock.advance(by: seconds)
    return try Picture(root)
  }

  @Test func aFadeIsTheMeanOfBoth() throws {
    #expect(try picture(.fade, after: 0)[12, 5] == [255, 0, 0, 255])
    #expect(try picture(.fade, after: 0.25)[12, 5] == [191, 0, 64, 255])
    let end = try picture(.fade, after: 1)
    #expect(end[12, 5] == [0, 0, 255, 255])
  }

  @Test func whatIsHiddenFadesOut() throws {
    let half = try picture(.fade, after: 0.5) { $0.isHidden = true }
    #expect(half[12, 5][3] == 128 && half[12, 5][2] == 0)
    #expect(try picture(.fade, after: 1) { $0.isHidden = true }[12, 5] == [0, 0, 0, 0])
  }

  /// Halfway, the old content is five of ten points away, and the new content takes its place.
  @Test func aPushMovesBoth() throws {
    let right = try picture(.push, .fromRight, after: 0.5)
    #expect(right.inkBox == CGRect(x: 5, y: 4, width: 20, height: 4))
    #expect(right[6, 5] == [128, 0, 0, 128] && right[16, 5] == [0, 0, 128, 128])
    let left = try picture(.push, .fromLeft, after: 0.5)
    #expect(left[6, 5] == [0, 0, 128, 128] && left[20, 5] == [128, 0, 0, 128])
    let up = try picture(.push, .fromTop, after: 0.5)
    #expect(up.inkBox == CGRect(x: 10, y: 2, width: 10, height: 8))
    #expect(up[12, 3] == [128, 0, 0, 128] && up[12, 9] == [0, 0, 128, 128])
    #expect(try picture(.push, .fromBottom, after: 0.5)[12, 3] == [0, 0, 128, 128])
  }

  @Test func oneAppearanceIsStill() throws {
    let moved = try picture(.moveIn, .fromRight, after: 0.5)
    #expect(moved.inkBox == CGRect(x: 10, y: 4, width: 15, height: 4))
    #expect(moved[12, 5] == [255, 0, 0, 255] && moved[22, 5] == [0, 0, 128, 128])
    let revealed = try picture(.reveal, .fromRight, after: 0.5)
    #expect(revealed[18, 5] == [0, 0, 255, 255] && revealed[7, 5] == [128, 0, 0, 128])
  }

  @Test func aPartOfTheWay() throws {
    let child = layer(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
    let transition = CATransition()
    (transition.startProgress, transition.endProgress, transition.duration) = (0.5, 0.75, 1)
    child.add(transition, forKey: nil)
    child.backgroundColor = .blue
    #expect(try Picture(child)[1, 1] == [128, 0, 128, 255])
    child.clock.advance(by: 0.5)
    #expect(try Picture(child)[1, 1] == [96, 0, 159, 255])
  }

  @Test func sublayersComeAndGoWithIt() throws {
    let half = try picture(.fade, after: 0.5) { child in
      child.backgroundColor = nil
      child.addSublayer(layer(CGRect(x: 0, y: 0, width: 5, height: 4), .green))
    }
    #expect(half[12, 5] == [128, 128, 0, 255] && half[17, 5] == [128, 0, 0, 128])
  }
}
