/// The cell of an item in a collection view or table: content, selected background and background,
/// which a list selects, highlights and edits.
@preconcurrency @MainActor
protocol ListCell: ContentCell, ListElement, ContentMarginHost {
  var backgroundView: UIView? { get set }
  var selectedBackgroundView: UIView? { get set }
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }

  /// The content view, configurations, fading background and row state.
  var cellParts: CellParts { get }

  // MARK: Position

  /// The frame of the content view in the cell.
  var contentRect: CGRect { get }
  /// The frame of the backgrounds.
  var backgroundRect: CGRect { get }
  /// The view in front of ``backgroundView`` when the cell is selected.
  var visibleSelectedBackground: UIView? { get }
  /// The accessories and separators; nil for cells that are not rows.
  var rowParts: RowParts? { get }
  /// The separators' insets from the row's sides; nil for the list's.
  var lineInsets: UIEdgeInsets? { get }
  /// The leading edge of the separators, if constraints determine it; nil otherwise.
  var separatorGuideStart: CGFloat? { get }

  // MARK: State

  /// Selects or deselects the cell for the list.
  func becomeSelected(_ selected: Bool, animated: Bool)
  /// Highlights or unhighlights the cell for the list.
  func becomeHighlighted(_ highlighted: Bool)
  /// Called when the row's state has changed.
  func rowStateDidChange(from old: RowState)
  /// Called when the drag of the cell's item progresses.
  func dragDidProgress(to progress: DragProgress)

  // MARK: Configurations

  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationState: UICellConfigurationState { get }
  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
  /// Calls the cell's update handler, if there is one.
  func callConfigurationUpdateHandler(_ state: UICellConfigurationState)
}
