// Names that constants and functions had in Swift 4.0.

/// `UITableView.automaticDimension` in Swift 4.0.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// `UICollectionViewFlowLayout.automaticSize` in Swift 4.0.
@preconcurrency @MainActor
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
/// `UIView.noIntrinsicMetric` in Swift 4.0.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// `UIView.layoutFittingCompressedSize` in Swift 4.0.
@preconcurrency @MainActor
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// `UIView.layoutFittingExpandedSize` in Swift 4.0.
@preconcurrency @MainActor
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// `UILayoutPriority.required` in Swift 3.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// `UILayoutPriority.defaultHigh` in Swift 3.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// `UILayoutPriority.defaultLow` in Swift 3.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// `UILayoutPriority.fittingSizeLevel` in Swift 3.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
/// `UIScrollView.DecelerationRate.normal` in Swift 4.0.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// `UIScrollView.DecelerationRate.fast` in Swift 4.0.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// `UIDevice.current.userInterfaceIdiom`, as in Objective-C.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// `UIResponder.keyboardFrameBeginUserInfoKey` in Swift 4.0.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// `UIResponder.keyboardFrameEndUserInfoKey` in Swift 4.0.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// `UIResponder.keyboardAnimationDurationUserInfoKey` in Swift 4.0.
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// `UIResponder.keyboardAnimationCurveUserInfoKey` in Swift 4.0.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
