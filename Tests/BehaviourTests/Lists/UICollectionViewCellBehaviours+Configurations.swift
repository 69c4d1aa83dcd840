import Testing
import UIKit

extension UICollectionViewCellBehaviours {
  /// A content configuration that counts the views that it makes and records the states that it
  /// receives.
  private struct Counted: UIContentConfiguration {
    final class Log {
      var views = 0
      var states: [String] = []
    }

    final class View: UIView, UIContentView {
      var configuration: any UIContentConfiguration

      init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }
    }

    let log: Log

    func makeContentView() -> any UIView & UIContentView {
      log.views += 1
      return View(self)
    }

    func updated(for state: any UIConfigurationState) -> Self {
      let state = state as? UICellConfigurationState
      log.states.append(
        (state?.isSelected == true ? "selected " : "")
          + (state?.isHighlighted == true ? "highlighted" : ""))
      return self
    }
  }

  @MainActor private static func cell() -> UICollectionViewCell {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  static func addConfigurations(to list: inout Behaviours) {
    list.row(
      "a cell has no content configuration by default",
      .apple("uikit/uicollectionviewcell/contentconfiguration-13e7k")
    ) { #expect(cell().contentConfiguration == nil) }
    list.row(
      "a content configuration replaces the content view",
      .apple("uikit/uicollectionviewcell/contentconfiguration-13e7k")
    ) {
      let (cell, log) = (cell(), Counted.Log())
      let old = cell.contentView
      cell.contentConfiguration = Counted(log: log)
      #expect(cell.contentView is Counted.View && old.superview == nil)
      #expect(cell.contentView.superview === cell)
    }
    list.row(
      "a configuration of the same type is applied to the existing content view",
      .apple("uikit/uicontentview-5fh3z/supports(_:)")
    ) {
      let (cell, log) = (cell(), Counted.Log())
      cell.contentConfiguration = Counted(log: log)
      let view = cell.contentView
      cell.contentConfiguration = Counted(log: log)
      #expect(cell.contentView === view && log.views == 1)
      cell.contentConfiguration = UIListContentConfiguration.cell()
      #expect(cell.contentView !== view && cell.contentView is UIListContentView)
    }
    list.row(
      "removing the configuration makes a new, empty content view",
      .apple("uikit/uicollectionviewcell/contentconfiguration-13e7k")
    ) {
      let (cell, log) = (cell(), Counted.Log())
      cell.contentConfiguration = Counted(log: log)
      let view = cell.contentView
      cell.contentConfiguration = nil
      #expect(cell.contentView !== view && cell.contentView.subviews.isEmpty)
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    }
    list.row(
      "the content configuration is updated when the state changes",
      .apple("uikit/uicollectionviewcell/automaticallyupdatescontentconfiguration")
    ) {
      let (cell, log) = (cell(), Counted.Log())
      #expect(cell.automaticallyUpdatesContentConfiguration)
      cell.contentConfiguration = Counted(log: log)
      cell.layoutIfNeeded()
      log.states = []
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(log.states.last == "selected ")
    }
    list.row(
      "the content configuration does not change without automatic updates",
      .apple("uikit/uicollectionviewcell/automaticallyupdatescontentconfiguration")
    ) {
      let (cell, log) = (cell(), Counted.Log())
      cell.automaticallyUpdatesContentConfiguration = false
      cell.contentConfiguration = Counted(log: log)
      cell.layoutIfNeeded()
      log.states = []
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(log.states == [])
    }
    list.row(
      "the background configuration is updated when the state changes",
      .apple("uikit/uicollectionviewcell/automaticallyupdatesbackgroundconfiguration")
    ) {
      let cell = cell()
      #expect(cell.automaticallyUpdatesBackgroundConfiguration)
      cell.backgroundConfiguration = .listPlainCell()
      cell.layoutIfNeeded()
      let rest = cell.backgroundConfiguration?.backgroundColor
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(cell.backgroundConfiguration?.backgroundColor != rest)
      #expect(
        cell.backgroundConfiguration
          == UIBackgroundConfiguration.listPlainCell().updated(for: cell.configurationState))
    }
    list.row(
      "several update requests result in one configuration update",
      .apple("uikit/uicollectionviewcell/setneedsupdateconfiguration()")
    ) {
      let cell = cell()
      var states: [UICellConfigurationState] = []
      cell.configurationUpdateHandler = { _, state in states.append(state) }
      cell.setNeedsUpdateConfiguration()
      cell.isHighlighted = true
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(states.count == 1)
      #expect(states.last?.isSelected == true && states.last?.isHighlighted == true)
    }
    list.row(
      "setting a handler requests an update",
      .apple("uikit/uicollectionviewcell/configurationupdatehandler-7rqbu")
    ) {
      let cell = cell()
      cell.layoutIfNeeded()
      var updates = 0
      cell.configurationUpdateHandler = { _, _ in updates += 1 }
      cell.layoutIfNeeded()
      #expect(updates == 1)
    }
    list.row(
      "the handler is called after updateConfiguration(using:)",
      .apple("uikit/uicollectionviewcell/configurationupdatehandler-7rqbu")
    ) {
      final class Cell: UICollectionViewCell {
        var heard: [String] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
          super.updateConfiguration(using: state)
          heard.append("update")
        }
      }
      let cell = Cell(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      cell.configurationUpdateHandler = { cell, _ in (cell as? Cell)?.heard.append("handler") }
      cell.layoutIfNeeded()
      #expect(cell.heard == ["update", "handler"])
    }
    list.row(
      "the configuration state has the cell's states", .wwdc("2020/10027")
    ) {
      let cell = cell()
      #expect(!cell.configurationState.isSelected && !cell.configurationState.isHighlighted)
      cell.isSelected = true
      cell.isHighlighted = true
      #expect(cell.configurationState.isSelected && cell.configurationState.isHighlighted)
    }
    list.row(
      "custom states are stored by key", .wwdc("2020/10027")
    ) {
      let key = UIConfigurationStateCustomKey("archived")
      var state = UICellConfigurationState(traitCollection: UITraitCollection())
      #expect(state[key] == nil)
      state[key] = true
      #expect(state[key] as? Bool == true)
    }
  }
}
