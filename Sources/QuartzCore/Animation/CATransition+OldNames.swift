// Names of Swift 4.0.

/// ``CATransitionType/fade``.
public let kCATransitionFade = CATransitionType.fade
/// ``CATransitionType/moveIn``.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// ``CATransitionType/push``.
public let kCATransitionPush = CATransitionType.push
/// ``CATransitionType/reveal``.
public let kCATransitionReveal = CATransitionType.reveal
/// ``CATransitionSubtype/fromRight``.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// ``CATransitionSubtype/fromLeft``.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// ``CATransitionSubtype/fromTop``.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// ``CATransitionSubtype/fromBottom``.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
