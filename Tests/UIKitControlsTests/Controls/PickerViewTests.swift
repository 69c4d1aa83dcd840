import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

@MainActor @Suite struct PickerViewTests {
  /// Two components of numbers, with five rows and three.
  private final class Numbers: UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [[Int]] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 5 : 3
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component)-\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  /// Components of views.
  private final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      40
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      50
    }
    var made = 0
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view == nil { made += 1 }
      let view = view ?? UIView()
      view.tag = row
      return view
    }
  }

  private func picker(_ numbers: Numbers) -> (UIPickerView, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (numbers, numbers)
    window.addSubview(picker)
    window.layoutIfNeeded()
    return (picker, window)
  }

  /// The size is from nib files.
  @Test func aPickerIs320By216() {
    #expect(UIPickerView().bounds.size == CGSize(width: 320, height: 216))
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func countsAreRequestedAndRowsChosen() {
    let numbers = Numbers()
    let (picker, window) = self.picker(numbers)
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 5 && picker.numberOfRows(inComponent: 1) == 3)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 7) == -1)
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.selectRow(9, inComponent: 1, animated: false)
    window.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 3 && picker.selectedRow(inComponent: 1) == 2)
    #expect(numbers.chosen.isEmpty)
  }

  private func texts(of picker: UIPickerView) -> [(String, CGFloat)] {
    func labels(_ view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    return labels(picker).map { ($0.text ?? "", $0.convert($0.bounds, to: picker).midY) }
  }

  /// The selected row is in the middle, its neighbours are above and below it.
  @Test func theChosenRowIsInTheMiddle() {
    let numbers = Numbers()
    let (picker, window) = self.picker(numbers)
    picker.selectRow(3, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    let places = Dictionary(uniqueKeysWithValues: texts(of: picker))
    #expect(places["0-3"].map { abs($0 - 108) < 1 } == true)
    #expect(places["0-2"].map { $0 < 90 } == true && places["0-4"].map { $0 > 126 } == true)
  }

  @Test func fingersTurnWheelsAndRestAtARow() {
    let numbers = Numbers()
    let (picker, window) = self.picker(numbers)
    let finger = Finger(over: window)
    finger.down(at: CGPoint(x: 80, y: 120))
    for y in stride(from: 115, through: 40, by: -5) { finger.move(to: CGPoint(x: 80, y: y)) }
    finger.up(at: CGPoint(x: 80, y: 40))
    window.clock.advance(by: 3)
    window.layoutIfNeeded()
    #expect(numbers.chosen.count == 1 && numbers.chosen.first?.first == 0)
    #expect(picker.selectedRow(inComponent: 0) == numbers.chosen.first?.last)
    #expect((1...4).contains(picker.selectedRow(inComponent: 0)))
  }

  /// A tap on the row below the middle selects it.
  @Test func aTapTurnsTheWheelToARow() {
    let numbers = Numbers()
    let (picker, window) = self.picker(numbers)
    let finger = Finger(over: window)
    finger.down(at: CGPoint(x: 240, y: 140))
    finger.up(at: CGPoint(x: 240, y: 140))
    window.clock.advance(by: 1)
    #expect(numbers.chosen == [[1, 1]] && picker.selectedRow(inComponent: 1) == 1)
  }

  @Test func viewsAreShownAndUsedAgain() {
    let views = Views()
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (views, views)
    picker.layoutIfNeeded()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 50))
    #expect(picker.view(forRow: 2, forComponent: 0)?.tag == 2)
    #expect(picker.view(forRow: 30, forComponent: 0) == nil)
    for row in 0..<40 {
      picker.selectRow(row, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
    }
    #expect(picker.view(forRow: 39, forComponent: 0)?.tag == 39 && views.made < 12)
  }

  @Test func wheelsStandFromWhereReadingBegins() {
    let numbers = Numbers()
    let (picker, window) = self.picker(numbers)
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsLayout()
    window.layoutIfNeeded()
    let columns = picker.subviews[0].subviews.compactMap { $0 as? PickerColumn }
    #expect(columns[0].frame.minX > columns[1].frame.maxX)
  }
}
