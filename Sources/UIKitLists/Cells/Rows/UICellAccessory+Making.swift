extension UICellAccessory {
  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: any CellAccessoryOptions,
    _ content: Content = .sign, actionHandler: ActionHandler? = nil
  ) {
    self.init(type, displayed, content)
    isHidden = options.isHidden
    reservedLayoutWidth = options.reservedLayoutWidth
    tintColor = options.tintColor
    backgroundColor = (options as? CircleOptions)?.backgroundColor
    self.actionHandler = actionHandler
  }

  /// A chevron: the row leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// A check mark in the tint colour.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// A red minus. Without a handler a tap reveals the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options, actionHandler: actionHandler)
  }

  /// A green plus.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options, actionHandler: actionHandler)
  }

  /// A circle, filled and checked while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  /// An i in a circle (iOS 15.4).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options, actionHandler: actionHandler)
  }

  /// Three lines by which a finger moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, options,
      .reorder(showsSeparator: options.showsVerticalSeparator ?? true))
  }

  /// A chevron that shows and hides what is under the row's item. Without a handler it does so in
  /// the section snapshot of a diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, options, .outline(options.style),
      actionHandler: actionHandler)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(.label, displayed, options, .label(text, options)) }

  /// The chosen element of a menu, which is kept and not opened (iOS 17).
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory { UICellAccessory(.popUpMenu, displayed, options, .menu(menu)) }

  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    var accessory = UICellAccessory(
      .customView(view), displayed, configuration,
      .view(view, maintainsFixedSize: configuration.maintainsFixedSize))
    (accessory.isLeading, accessory.position) = (isLeading, position)
    return accessory
  }
}
