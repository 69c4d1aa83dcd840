/// The source of a popover: a view or a bar button item. Source: Apple,
/// UIPopoverPresentationControllerSourceItem.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
