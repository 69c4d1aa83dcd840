extension UIColor {
  /// The background of a grouped table, by its name before iOS 13.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
