import Testing
import UIKit

/// Tests images that replace the controls' own drawing.
@MainActor @Suite struct ControlImageTests {
  private func image(_ color: UIColor, _ width: CGFloat = 10, _ height: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
    }.withRenderingMode(.alwaysOriginal)
  }

  /// Returns the colour of a pixel of a control on white, as red, green and blue.
  private func color(_ control: UIView, _ x: Int, _ y: Int) throws -> [UInt8] {
    let root = control.superview ?? UIView(frame: control.bounds)
    if control.superview == nil { root.addSubview(control) }
    root.backgroundColor = .white
    let bitmap = try #require(root.snapshotBitmap(scale: 1))
    bitmap.flush()
    let pixel = (bitmap.pixels + y * bitmap.bytesPerRow + 4 * x)
      .assumingMemoryBound(to: UInt8.self)
    return [pixel[2], pixel[1], pixel[0]]
  }

  private let red: [UInt8] = [255, 0, 0]
  private let green: [UInt8] = [0, 255, 0]
  private let blue: [UInt8] = [0, 0, 255]

  @Test func aSlidersTracksAndDisc() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    slider.setMinimumTrackImage(image(.red), for: .normal)
    slider.setMaximumTrackImage(image(.green, 10, 6), for: .normal)
    slider.setThumbImage(image(.blue, 12, 20), for: .normal)
    #expect(slider.trackRect(forBounds: slider.bounds).height == 10)
    #expect(try color(slider, 20, 13) == red && color(slider, 180, 20) == green)
    #expect(try color(slider, 100, 17) == blue && color(slider, 100, 9) == blue)
    slider.semanticContentAttribute = .forceRightToLeft
    slider.setNeedsLayout()
    #expect(try color(slider, 20, 13) == green && color(slider, 180, 20) == red)
    slider.setMinimumTrackImage(image(.blue), for: .disabled)
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage === slider.minimumTrackImage(for: .disabled))
    #expect(slider.currentMaximumTrackImage === slider.maximumTrackImage(for: .normal))
    #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
  }

  @Test func aSlidersEnds() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    (slider.minimumValueImage, slider.maximumValueImage) = (image(.red), image(.green))
    #expect(try color(slider, 5, 17) == red && color(slider, 195, 17) == green)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 18 && track.maxX == 182)
  }

  @Test func aSteppersParts() throws {
    let stepper = UIStepper(frame: .zero)
    stepper.setBackgroundImage(image(.green), for: .normal)
    stepper.setIncrementImage(image(.red, 20, 20), for: .normal)
    stepper.setDecrementImage(image(.blue, 20, 20), for: .normal)
    stepper.setDividerImage(
      image(.black, 4, 8), forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.value = 5
    #expect(try color(stepper, 70, 16) == red && color(stepper, 23, 16) == blue)
    #expect(try color(stepper, 3, 16) == green && color(stepper, 47, 2) == [0, 0, 0])
    stepper.setBackgroundImage(image(.blue), for: .disabled)
    stepper.isEnabled = false
    #expect(try color(stepper, 3, 10) == blue)
    #expect(stepper.incrementImage(for: .normal) != nil)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) == nil)
  }

  @Test func aSegmentedControlsGroundsAndDividers() throws {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 156, height: 32)
    control.setBackgroundImage(image(.green), for: .normal, barMetrics: .default)
    control.setBackgroundImage(image(.red), for: .selected, barMetrics: .default)
    control.setDividerImage(
      image(.black, 3, 8), forLeftSegmentState: .normal, rightSegmentState: .normal,
      barMetrics: .default)
    control.setDividerImage(
      image(.blue, 3, 8), forLeftSegmentState: .normal, rightSegmentState: .selected,
      barMetrics: .default)
    control.selectedSegmentIndex = 2
    // There are three of 50 points, 3 apart.
    #expect(try color(control, 5, 2) == green && color(control, 60, 2) == green)
    #expect(try color(control, 110, 2) == red)
    #expect(try color(control, 51, 16) == [0, 0, 0] && color(control, 104, 16) == blue)
    #expect(control.intrinsicContentSize.width > 6)
  }

  @Test func aSegmentsTitleTakesItsAttributes() throws {
    let control = UISegmentedControl(items: ["■", "■"])
    control.frame = CGRect(x: 0, y: 0, width: 101, height: 32)
    let font = UIFont.systemFont(ofSize: 24)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: font], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue, .font: font], for: .selected)
    control.selectedSegmentIndex = 1
    #expect(try color(control, 25, 17) == red && color(control, 76, 17) == blue)
  }

  @Test func aProgressViewsImages() throws {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    (view.progressImage, view.trackImage, view.progress) = (image(.red), image(.green), 0.5)
    #expect(try color(view, 25, 2) == red && color(view, 75, 2) == green)
  }

  @Test func aPageControlsIndicators() throws {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 68, height: 26))
    (control.numberOfPages, control.currentPage) = (3, 1)
    (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.red, .blue)
    control.preferredIndicatorImage = image(.black, 12, 12)
    // The centres are 53 pixels apart at 3x; images fill the corners that dots leave empty.
    #expect(try color(control, 12, 9) == red && color(control, 30, 9) == blue)
    control.setIndicatorImage(image(.black, 2, 2), forPage: 0)
    #expect(try color(control, 12, 9) == [255, 255, 255])
    control.setCurrentPageIndicatorImage(image(.black, 2, 2), forPage: 1)
    #expect(try color(control, 30, 9) == [255, 255, 255])
    #expect(control.indicatorImage(forPage: 0) != nil && control.indicatorImage(forPage: 2) == nil)
  }

  @Test func aTextFieldsGrounds() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    (field.background, field.disabledBackground) = (image(.red), image(.green))
    #expect(try color(field, 50, 15) == red)
    field.isEnabled = false
    #expect(try color(field, 50, 15) == green)
    (field.isEnabled, field.borderStyle) = (true, .roundedRect)
    #expect(try color(field, 50, 15) == [255, 255, 255])
  }

  @Test func aSearchBarsImages() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.backgroundImage = image(.red)
    bar.setSearchFieldBackgroundImage(image(.green, 10, 40), for: .normal)
    bar.setImage(image(.blue), for: .search, state: .normal)
    #expect(try color(bar, 2, 2) == red && color(bar, 200, 28) == green)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 8, width: 304, height: 40))
    #expect(try color(bar, 24, 28) == blue)
    bar.setPositionAdjustment(UIOffset(horizontal: 30, vertical: 0), for: .search)
    bar.searchTextField.setNeedsLayout()
    #expect(try color(bar, 54, 28) == blue && color(bar, 24, 28) == green)
    bar.text = "x"
    bar.setImage(image(.black), for: .clear, state: .normal)
    let clear = bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds)
    #expect(try color(bar, Int(clear.midX) + 8, 28) == [0, 0, 0])
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.minY == 12)
  }
}
