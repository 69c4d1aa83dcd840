import Testing
import UIKit

@Suite struct UIPickerViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIPickerView") {
    numbers(&$0)
    selection(&$0)
    views(&$0)
  }

  /// Two components of titles, with ten rows and three.
  private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [10, 3]
    var chosen: [[Int]] = []
    var asked = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      asked += 1
      return rows[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append([row, component])
    }
  }

  /// A component of views, 120 points wide with rows of 50.
  private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var reused = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      60
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      50
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      let view = view ?? UIView()
      view.tag = row
      return view
    }
  }

  @MainActor private static func picker(
    _ source: some UIPickerViewDataSource & UIPickerViewDelegate
  ) -> (UIPickerView, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (source, source)
    window.addSubview(picker)
    window.layoutIfNeeded()
    return (picker, window)
  }

  private static func numbers(_ list: inout Behaviours) {
    list.row(
      "the data source determines the numbers of components and rows",
      .apple("uikit/uipickerview/numberofcomponents")
    ) {
      let titles = Titles()
      let (picker, _) = picker(titles)
      #expect(picker.numberOfComponents == 2)
      #expect([0, 1].map { picker.numberOfRows(inComponent: $0) } == [10, 3])
    }
    list.row(
      "without a data source there are no components",
      .apple("uikit/uipickerview/numberofcomponents")
    ) {
      #expect(UIPickerView().numberOfComponents == 0)
      #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
    }
    list.row(
      "reloadAllComponents() reloads all components",
      .apple("uikit/uipickerview/reloadallcomponents()")
    ) {
      let titles = Titles()
      let (picker, _) = picker(titles)
      titles.rows = [4]
      #expect(picker.numberOfComponents == 2)
      picker.reloadAllComponents()
      #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 4)
    }
    list.row(
      "reloadComponent(_:) reloads one component", .apple("uikit/uipickerview/reloadcomponent(_:)")
    ) {
      let titles = Titles()
      let (picker, _) = picker(titles)
      titles.rows = [4, 5]
      picker.reloadComponent(1)
      #expect([0, 1].map { picker.numberOfRows(inComponent: $0) } == [10, 5])
    }
    list.row(
      "the delegate determines component widths and row heights",
      .apple("uikit/uipickerview/rowsize(forcomponent:)")
    ) {
      let views = Views()
      let (picker, _) = picker(views)
      #expect(picker.rowSize(forComponent: 0) == CGSize(width: 120, height: 50))
    }
    list.row(
      "a picker's size is 320 by 216", .report("https://markmeretzky.com/INFO1-CE9236/src/picker/")
    ) {
      #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    }
  }

  private static func selection(_ list: inout Behaviours) {
    list.row(
      "the first row is selected initially, or none if there are no rows",
      .apple("uikit/uipickerview/selectedrow(incomponent:)")
    ) {
      let titles = Titles()
      titles.rows = [10, 0]
      let (picker, _) = picker(titles)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      #expect(picker.selectedRow(inComponent: 1) == -1)
    }
    list.row(
      "programmatic selection does not call the delegate",
      .apple("uikit/uipickerviewdelegate/pickerview(_:didselectrow:incomponent:)")
    ) {
      let titles = Titles()
      let (picker, window) = picker(titles)
      picker.selectRow(4, inComponent: 0, animated: false)
      #expect(picker.selectedRow(inComponent: 0) == 4)
      picker.selectRow(6, inComponent: 0, animated: true)
      window.clock.advance(by: 2)
      #expect(picker.selectedRow(inComponent: 0) == 6 && titles.chosen.isEmpty)
    }
    list.row(
      "a component turned by a finger calls the delegate with the final row",
      .apple("uikit/uipickerviewdelegate/pickerview(_:didselectrow:incomponent:)")
    ) {
      let titles = Titles()
      let (picker, window) = picker(titles)
      try window.play {
        $0.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 76), duration: 0.5)
        $0.wait(0.5)
        $0.lift()
        $0.wait(2)
      }
      let row = picker.selectedRow(inComponent: 0)
      #expect(row > 0 && titles.chosen == [[row, 0]])
      #expect(picker.selectedRow(inComponent: 1) == 0)
    }
    list.row(
      "reloading keeps selected rows that still exist",
      .apple("uikit/uipickerview/reloadallcomponents()"),
      uncertain: "Apple's page does not mention the selection"
    ) {
      let titles = Titles()
      let (picker, _) = picker(titles)
      picker.selectRow(7, inComponent: 0, animated: false)
      titles.rows = [5, 3]
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 0) == 4)
    }
  }

  /// A component of one row, with a plain title and an attributed one.
  private final class Styled: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "plain" }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { NSAttributedString(string: "styled") }
  }

  @MainActor private static func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { texts(in: $0) }
  }

  private static func views(_ list: inout Behaviours) {
    list.row(
      "the second subview is the band behind the selected rows",
      .report("public apps that write pickerView.subviews[1].backgroundColor = .clear")
    ) {
      let picker = UIPickerView()
      picker.layoutIfNeeded()
      try #require(picker.subviews.count == 2)
      #expect(picker.subviews[1].backgroundColor == .tertiarySystemFill)
      #expect(picker.subviews[1].frame.midY == picker.bounds.midY)
    }
    list.row(
      "an attributed title takes precedence over a plain title",
      .apple("uikit/uipickerviewdelegate/pickerview(_:attributedtitleforrow:forcomponent:)")
    ) {
      let styled = Styled()
      let (picker, _) = picker(styled)
      picker.layoutIfNeeded()
      #expect(texts(in: picker) == ["styled"])
    }
    list.row(
      "the view of a row is the delegate's", .apple("uikit/uipickerview/view(forrow:forcomponent:)")
    ) {
      let views = Views()
      let (picker, _) = picker(views)
      #expect(picker.view(forRow: 1, forComponent: 0)?.tag == 1)
    }
    list.row(
      "offscreen rows and rows with titles have no view",
      .apple("uikit/uipickerview/view(forrow:forcomponent:)")
    ) {
      let (views, titles) = (Views(), Titles())
      #expect(picker(views).0.view(forRow: 50, forComponent: 0) == nil)
      #expect(picker(titles).0.view(forRow: 0, forComponent: 0) == nil)
    }
    list.row(
      "offscreen views are offered for reuse",
      .apple("uikit/uipickerviewdelegate/pickerview(_:viewforrow:forcomponent:reusing:)")
    ) {
      let views = Views()
      let (picker, window) = picker(views)
      #expect(views.reused == 0)
      picker.selectRow(30, inComponent: 0, animated: false)
      window.layoutIfNeeded()
      picker.layoutIfNeeded()
      #expect(views.reused > 0 && picker.view(forRow: 30, forComponent: 0)?.tag == 30)
    }
  }
}
