import UIKit

extension ControlGroup {
  @MainActor static var all: [ControlGroup] {
    [buttons, legacyButtons, switches, values, dates, progress, fields, bars]
  }

  @MainActor
  private static func button(
    _ caption: String, _ configuration: UIButton.Configuration,
    _ change: @escaping @MainActor (UIButton) -> Void = { _ in }
  ) -> ControlExample {
    ControlExample(caption: caption) {
      var configuration = configuration
      configuration.title = configuration.title ?? "Button"
      let button = UIButton(configuration: configuration)
      change(button)
      return button
    }
  }

  @MainActor private static var buttons: ControlGroup {
    var large = UIButton.Configuration.filled()
    large.buttonSize = .large
    large.cornerStyle = .capsule
    var small = UIButton.Configuration.gray()
    small.buttonSize = .small
    var subtitled = UIButton.Configuration.tinted()
    subtitled.title = "Title"
    subtitled.subtitle = "Subtitle"
    var busy = UIButton.Configuration.filled()
    busy.showsActivityIndicator = true
    busy.imagePadding = 8
    busy.title = "Wait"
    var menu = UIButton.Configuration.gray()
    menu.indicator = .popup
    return ControlGroup(
      title: "Configured buttons",
      examples: [
        button("Plain", .plain()), button("Gray", .gray()), button("Tinted", .tinted()),
        button("Filled", .filled()), button("Large capsule", large), button("Small", small),
        button("Subtitle", subtitled), button("Busy", busy), button("Menu", menu),
        button("Highlighted", .filled()) { $0.isHighlighted = true },
        button("Selected", .gray()) { $0.isSelected = true },
        button("Disabled", .filled()) { $0.isEnabled = false },
      ])
  }

  @MainActor
  private static func legacy(
    _ caption: String, _ type: UIButton.ButtonType,
    _ change: @escaping @MainActor (UIButton) -> Void = { _ in }
  ) -> ControlExample {
    ControlExample(caption: caption) {
      let button = UIButton(type: type)
      if type == .system { button.setTitle("Button", for: .normal) }
      change(button)
      button.sizeToFit()
      return button
    }
  }

  @MainActor private static var legacyButtons: ControlGroup {
    ControlGroup(
      title: "Buttons by type",
      examples: [
        legacy("System", .system),
        legacy("Highlighted", .system) { $0.isHighlighted = true },
        legacy("Selected", .system) { $0.isSelected = true },
        legacy("Disabled", .system) { $0.isEnabled = false },
        legacy("Information", .infoLight), legacy("Add", .contactAdd), legacy("Close", .close),
      ])
  }

  @MainActor
  private static func toggle(_ caption: String, isOn: Bool, isEnabled: Bool = true)
    -> ControlExample
  {
    ControlExample(caption: caption) {
      let toggle = UISwitch()
      (toggle.isOn, toggle.isEnabled) = (isOn, isEnabled)
      return toggle
    }
  }

  @MainActor private static var switches: ControlGroup {
    ControlGroup(
      title: "Switches",
      examples: [
        toggle("On", isOn: true), toggle("Off", isOn: false),
        toggle("On, disabled", isOn: true, isEnabled: false),
        toggle("Off, disabled", isOn: false, isEnabled: false),
        ControlExample(caption: "Under a finger") {
          let toggle = UISwitch()
          (toggle.isOn, toggle.isHighlighted) = (true, true)
          return toggle
        },
      ])
  }

  @MainActor private static var values: ControlGroup {
    ControlGroup(
      title: "Values",
      examples: [
        slider(isEnabled: true), slider(isEnabled: false),
        ControlExample(caption: "Stepper") {
          let stepper = UIStepper()
          stepper.value = 1
          return stepper
        },
        ControlExample(caption: "Stepper at its least") { UIStepper() },
        ControlExample(caption: "Segments", isWide: true) {
          let control = UISegmentedControl(items: ["Day", "Week", "Month"])
          control.selectedSegmentIndex = 1
          return control
        },
        ControlExample(caption: "Pages") {
          let control = UIPageControl()
          (control.numberOfPages, control.currentPage) = (4, 1)
          control.currentPageIndicatorTintColor = .label
          control.sizeToFit()
          return control
        },
      ])
  }

  @MainActor
  private static func date(
    _ caption: String, _ mode: UIDatePicker.Mode, isEnabled: Bool = true
  ) -> ControlExample {
    ControlExample(caption: caption) {
      let picker = UIDatePicker()
      (picker.datePickerMode, picker.isEnabled) = (mode, isEnabled)
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.date = Date(timeIntervalSinceReferenceDate: 730_892_460)
      return picker
    }
  }

  @MainActor private static var dates: ControlGroup {
    ControlGroup(
      title: "Dates and colours",
      examples: [
        date("Day", .date), date("Day and time", .dateAndTime),
        date("Disabled", .time, isEnabled: false),
        ControlExample(caption: "Colour") {
          let well = UIColorWell()
          well.selectedColor = .systemOrange
          return well
        },
      ])
  }

  @MainActor private static func slider(isEnabled: Bool) -> ControlExample {
    ControlExample(caption: isEnabled ? "Slider" : "Slider, disabled", isWide: true) {
      let slider = UISlider()
      (slider.value, slider.isEnabled) = (0.7, isEnabled)
      slider.sizeToFit()
      return slider
    }
  }

  @MainActor private static var progress: ControlGroup {
    ControlGroup(
      title: "Progress",
      examples: [
        ControlExample(caption: "Progress", isWide: true) {
          let view = UIProgressView(progressViewStyle: .default)
          view.progress = 0.4
          return view
        },
        ControlExample(caption: "Activity") {
          let view = UIActivityIndicatorView(style: .medium)
          view.startAnimating()
          return view
        },
        ControlExample(caption: "Activity, large") {
          let view = UIActivityIndicatorView(style: .large)
          view.startAnimating()
          return view
        },
      ])
  }

  @MainActor
  private static func field(
    _ caption: String, _ change: @escaping @MainActor (UITextField) -> Void
  ) -> ControlExample {
    ControlExample(caption: caption, isWide: true) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      change(field)
      field.sizeToFit()
      return field
    }
  }

  @MainActor private static var fields: ControlGroup {
    ControlGroup(
      title: "Text",
      examples: [
        field("Empty field") { $0.placeholder = "Name of the cat" },
        field("Field with a button that clears it") {
          $0.text = "Meadow"
          $0.clearButtonMode = .always
        },
        field("Secret") {
          $0.text = "miaow"
          $0.isSecureTextEntry = true
        },
        field("Disabled") {
          $0.text = "Out of reach"
          $0.isEnabled = false
        },
        ControlExample(caption: "Text view", isWide: true) {
          let view = UITextView()
          view.font = .preferredFont(forTextStyle: .body)
          view.isScrollEnabled = false
          view.text = "A cat sleeps through two thirds of its life, and nobody holds it against it."
          return view
        },
      ])
  }

  @MainActor private static var bars: ControlGroup {
    ControlGroup(
      title: "Bars",
      examples: [
        ControlExample(caption: "Search bar", isWide: true) {
          let bar = UISearchBar()
          bar.searchBarStyle = .minimal
          bar.placeholder = "Search"
          bar.sizeToFit()
          return bar
        },
        ControlExample(caption: "Tool bar", isWide: true) {
          let bar = UIToolbar()
          bar.items = [
            UIBarButtonItem(systemItem: .edit), .flexibleSpace(),
            UIBarButtonItem(systemItem: .add), .flexibleSpace(),
            UIBarButtonItem(systemItem: .done),
          ]
          bar.sizeToFit()
          return bar
        },
        ControlExample(caption: "Tab bar", isWide: true) {
          let bar = UITabBar()
          let items = ["Today", "Search", "Saved"].enumerated().map {
            UITabBarItem(title: $1, image: nil, tag: $0)
          }
          items[2].badgeValue = "3"
          (bar.items, bar.selectedItem) = (items, items[0])
          bar.sizeToFit()
          return bar
        },
      ])
  }
}
