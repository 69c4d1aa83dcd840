/// The cell of an item, in a collection view or a table: content over a selected background over a
/// background, which a list selects, highlights and edits.
@MainActor
protocol ListCell: ContentCell, ListElement, ContentMarginHost {
  var backgroundView: UIView? { get set }
  var selectedBackgroundView: UIView? { get set }
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }

  /// The content view, configurations, fading background and row state.
  var cellParts: CellParts { get }

  // MARK: Where

  /// Where the content view lies in the cell.
  var contentRect: CGRect { get }
  /// Where backgrounds lie.
  var backgroundRect: CGRect { get }
  /// The view over ``backgroundView`` that is shown when the cell is selected.
  var shownSelectedBackground: UIView? { get }
  /// What stands beside the content; nil for cells that are no rows.
  var rowParts: RowParts? { get }
  /// How far lines keep off the row's sides; nil for as far as the list says.
  var lineInsets: UIEdgeInsets? { get }
  /// Where lines begin by constraints; nil where none say.
  var separatorGuideStart: CGFloat? { get }

  // MARK: State

  /// Selects the cell or not, as the list wants it.
  func becomeSelected(_ selected: Bool, animated: Bool)
  /// Highlights the cell or not, as the list wants it.
  func becomeHighlighted(_ highlighted: Bool)
  /// Called when the row's state changed.
  func rowStateDidChange(from old: RowState)
  /// Called when a drag of the cell's item goes on.
  func dragDidProgress(to progress: DragProgress)

  // MARK: Configurations

  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationState: UICellConfigurationState { get }
  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
  /// Calls the cell's handler of updates, if it has one.
  func callConfigurationUpdateHandler(_ state: UICellConfigurationState)
}
