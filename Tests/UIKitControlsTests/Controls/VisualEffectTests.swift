import Testing
import UIKit

@MainActor @Suite struct VisualEffectTests {
  /// Returns a screen that is red at the top and blue at the bottom, with an effect over the
  /// middle.
  private func screen(_ effect: UIVisualEffect?) -> (root: UIView, view: UIVisualEffectView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    root.backgroundColor = .red
    let lower = UIView(frame: CGRect(x: 0, y: 100, width: 60, height: 100))
    lower.backgroundColor = .blue
    root.addSubview(lower)
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 10, y: 60, width: 40, height: 80)
    root.addSubview(view)
    return (root, view)
  }

  /// Returns blue, green, red and alpha.
  private func pixel(_ root: UIView, _ x: Int, _ y: Int) throws -> [UInt8] {
    let bitmap = try #require(root.snapshotBitmap(scale: 1))
    bitmap.flush()
    let pixel = (bitmap.pixels + y * bitmap.bytesPerRow + 4 * x)
      .assumingMemoryBound(to: UInt8.self)
    return (0..<4).map { pixel[$0] }
  }

  @Test func withoutAnEffectNothingChanges() throws {
    let (root, _) = screen(nil)
    #expect(try pixel(root, 30, 99) == [0, 0, 255, 255])
    #expect(try pixel(root, 30, 100) == [255, 0, 0, 255])
  }

  /// At the edge both colours are visible, farther away the nearer one prevails, and outside the
  /// view nothing is blurred.
  @Test func coloursFlowIntoEachOther() throws {
    let (root, _) = screen(UIBlurEffect(style: .light))
    let (above, below) = (try pixel(root, 30, 70), try pixel(root, 30, 130))
    #expect(above[2] > above[0] && below[0] > below[2])
    let edge = try pixel(root, 30, 99)
    #expect(edge[0] > 100 && edge[2] > 100 && edge[3] == 255)
    #expect(try pixel(root, 5, 99) == [0, 0, 255, 255])
    #expect(try pixel(root, 30, 59) == [0, 0, 255, 255])
  }

  /// A uniform background keeps its colour except for the tint: nothing enters from beyond the
  /// picture's edges.
  @Test func oneColourStaysIt() throws {
    let (root, view) = screen(UIBlurEffect(style: .light))
    root.subviews[0].isHidden = true
    view.frame = root.bounds
    let tinted = try pixel(root, 30, 100)
    for (x, y) in [(0, 0), (59, 199), (30, 3)] { #expect(try pixel(root, x, y) == tinted) }
    #expect(tinted[2] == 255 && abs(Int(tinted[0]) - 77) < 3, "red under 0.3 of white")
  }

  /// Round corners clip the blur; the content behind them in an outer group is blurred.
  @Test func cornersCutTheBlur() throws {
    let (root, view) = screen(UIBlurEffect(style: .light))
    (view.clipsToBounds, view.layer.cornerRadius) = (true, 20)
    #expect(try pixel(root, 10, 60) == [0, 0, 255, 255])
    let edge = try pixel(root, 30, 99)
    #expect(edge[0] > 100 && edge[2] > 100)
  }

  /// Content in front of the view is not blurred, and the content view is drawn over it.
  @Test func contentStaysSharp() throws {
    let (root, view) = screen(UIBlurEffect(style: .light))
    let content = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    content.backgroundColor = .green
    view.contentView.addSubview(content)
    #expect(try pixel(root, 25, 75) == [0, 255, 0, 255])
  }

  /// Returns a blur of grey, with a vibrancy view whose words are red.
  private func vibrant(
    _ style: UIBlurEffect.Style, _ vibrancy: UIVibrancyEffectStyle
  ) -> (root: UIView, word: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    root.backgroundColor = UIColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    let blur = UIBlurEffect(style: style)
    let view = UIVisualEffectView(effect: blur)
    view.frame = root.bounds
    root.addSubview(view)
    let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: vibrancy))
    inner.frame = root.bounds
    view.contentView.addSubview(inner)
    let word = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    word.backgroundColor = .red
    inner.contentView.addSubview(word)
    return (root, word)
  }

  /// Over a light blur, vibrancy darkens the content behind by the same amount in every channel,
  /// whatever its own colour; over a dark blur it lightens it. Half of the opacity has half of the
  /// effect.
  @Test(arguments: [(UIBlurEffect.Style.light, -51), (.dark, 51)])
  func vibrancyTakesTheColourOfWhatIsBehind(style: UIBlurEffect.Style, change: Int) throws {
    let (root, word) = vibrant(style, .fill)
    let (behind, content) = (try pixel(root, 5, 5), try pixel(root, 30, 30))
    for channel in 0..<3 {
      #expect(abs(Int(content[channel]) - Int(behind[channel]) - change) <= 1)
    }
    #expect(content[3] == 255)
    word.alpha = 0.5
    let half = try pixel(root, 30, 30)
    #expect(abs(Int(half[2]) - Int(behind[2]) - change / 2) <= 2)
  }

  /// Labels have the strongest vibrancy, and each further style has less.
  @Test func stylesOfVibrancyAreOfDifferentStrength() throws {
    let styles: [UIVibrancyEffectStyle] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
    ]
    let greys = try styles.map { try pixel(vibrant(.extraLight, $0).root, 30, 30)[1] }
    #expect(greys == greys.sorted() && Set(greys).count == 4)
  }

  @Test func vibrancyIsKeptWhereNothingChanges() throws {
    let (root, word) = vibrant(.light, .label)
    let keeper = FrameKeeper()
    for step in 0..<4 {
      word.frame.origin.x += step > 1 ? 5 : 0
      try expectKeptFrame(of: root, by: keeper, step)
    }
  }

  // MARK: Bars

  /// Returns red above blue, with a bar over both.
  private func barred(_ bar: UIView) -> UIView {
    let (root, _) = screen(nil)
    root.subviews[1].removeFromSuperview()
    bar.frame = CGRect(x: 0, y: 78, width: 60, height: 44)
    root.addSubview(bar)
    return root
  }

  /// The content behind a translucent bar is visible and blurred; an opaque bar hides it. Over
  /// white both have the same colour.
  @Test func barsLetWhatIsBehindShineThrough() throws {
    let (tools, tabs, navigation) = (
      UIToolbar(frame: .zero), UITabBar(frame: .zero), UINavigationBar(frame: .zero)
    )
    let search = UISearchBar(frame: .zero)
    let bars: [(UIView, (Bool) -> Void)] = [
      (tools, { tools.isTranslucent = $0 }), (tabs, { tabs.isTranslucent = $0 }),
      (navigation, { navigation.isTranslucent = $0 }), (search, { search.isTranslucent = $0 }),
    ]
    for (bar, setTranslucent) in bars {
      let root = barred(bar)
      let (above, below) = (try pixel(root, 2, 80), try pixel(root, 2, 119))
      #expect(above[2] > above[0] && below[0] > below[2], "\(type(of: bar))")
      #expect(above[0] > 150, "the bar's own colour prevails")
      root.subviews[0].isHidden = true
      root.backgroundColor = .white
      let light = try pixel(root, 2, 100)
      setTranslucent(false)
      #expect(try pixel(root, 2, 100) == light)
      #expect(light == [248, 248, 248, 255])
      root.backgroundColor = .red
      #expect(try pixel(root, 2, 100) == light)
    }
  }

  /// A bar's tint is translucent, too.
  @Test func aTintedBarIsTranslucent() throws {
    let bar = UIToolbar(frame: .zero)
    bar.barTintColor = .green
    let root = barred(bar)
    #expect(try pixel(root, 2, 100)[1] < 255)
    bar.isTranslucent = false
    #expect(try pixel(root, 2, 100) == [0, 255, 0, 255])
  }

  /// The background above a navigation bar belongs to the bar.
  @Test func theBackgroundAboveABarIsBlurredWithIt() throws {
    let bar = UINavigationBar(frame: .zero)
    let root = barred(bar)
    bar.place(bar.frame, backgroundAbove: 20)
    let above = try pixel(root, 2, 60)
    #expect(above[2] > above[0] && above[0] > 150)
    #expect(try pixel(root, 2, 57) == [0, 0, 255, 255])
    for (one, other) in zip(try pixel(root, 2, 77), try pixel(root, 2, 78)) {
      #expect(abs(Int(one) - Int(other)) <= 3)
    }
  }

  /// A frame that keeps pixels of the last frame equals a fresh one, whether the content behind,
  /// the view, or both move.
  @Test func aKeptFrameIsAFreshOne() throws {
    let (root, view) = screen(UIBlurEffect(style: .dark))
    let keeper = FrameKeeper()
    for step in 0..<12 {
      if step % 3 != 0 { root.subviews[0].frame.origin.y += 7 }
      if step % 3 != 1 { view.frame.origin.y -= 4 }
      try expectKeptFrame(of: root, by: keeper, step)
    }
  }

  /// Expects that a frame that keeps pixels of the last frame equals one that is drawn afresh.
  private func expectKeptFrame(of root: UIView, by keeper: FrameKeeper, _ step: Int) throws {
    let kept = try #require(root.snapshotBitmap(scale: 1, keeper: keeper))
    let fresh = try #require(root.snapshotBitmap(scale: 1))
    for bitmap in [kept, fresh] { bitmap.flush() }
    for row in 0..<fresh.height {
      let isSame = memcmp(
        kept.pixels + row * kept.bytesPerRow, fresh.pixels + row * fresh.bytesPerRow,
        4 * fresh.width)
      #expect(isSame == 0, "step \(step), row \(row)")
    }
  }
}
