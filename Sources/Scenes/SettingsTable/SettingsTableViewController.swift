import UIKit

/// A greenhouse's settings: switches, values, a check mark, titles and footers.
final class SettingsTableViewController: UITableViewController {
  private struct Setting {
    let text: String
    var detail: String?
    var style = UITableViewCell.CellStyle.default
    var accessory = UITableViewCell.AccessoryType.none
    var isOn: Bool?
  }

  private var sections: [(header: String?, footer: String?, settings: [Setting])] = [
    (
      nil, nil,
      [
        Setting(text: "Watering", isOn: true),
        Setting(
          text: "Vents", detail: "Half open", style: .value1, accessory: .disclosureIndicator),
        Setting(
          text: "Lamps", detail: "Until ten in the evening", style: .subtitle,
          accessory: .detailDisclosureButton),
      ]
    ),
    (
      "Units", "Shown on the panel by the door.",
      [
        Setting(text: "Celsius", accessory: .checkmark),
        Setting(text: "Fahrenheit"),
        Setting(text: "panel", detail: "North wall", style: .value2),
      ]
    ),
  ]

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].settings.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let setting = sections[indexPath.section].settings[indexPath.row]
    let cell = UITableViewCell(style: setting.style, reuseIdentifier: nil)
    cell.textLabel?.text = setting.text
    cell.detailTextLabel?.text = setting.detail
    cell.accessoryType = setting.accessory
    if let isOn = setting.isOn {
      let control = UISwitch()
      control.isOn = isOn
      control.addAction(
        UIAction { [weak self, weak control] _ in
          self?.sections[indexPath.section].settings[indexPath.row].isOn = control?.isOn
        }, for: .valueChanged)
      cell.accessoryView = control
    }
    return cell
  }
}
