extension ElementPart {
  static let gestureRecognizer = ElementPart(
    UIGestureRecognizer.self,
    [
      "enabled": .bool { $0.isEnabled = $1 },
      "cancelsTouchesInView": .bool { $0.cancelsTouchesInView = $1 },
      "delaysTouchesBegan": .bool { $0.delaysTouchesBegan = $1 },
      "delaysTouchesEnded": .bool { $0.delaysTouchesEnded = $1 },
    ])

  static let tap = ElementPart(
    UITapGestureRecognizer.self,
    [
      "numberOfTapsRequired": .integer { $0.numberOfTapsRequired = max(1, $1) },
      "numberOfTouchesRequired": .integer { $0.numberOfTouchesRequired = max(1, $1) },
    ])

  static let pinch = ElementPart(
    UIPinchGestureRecognizer.self, ["scale": .number { $0.scale = $1 }])

  static let pan = ElementPart(
    UIPanGestureRecognizer.self,
    [
      "minimumNumberOfTouches": .integer { $0.minimumNumberOfTouches = max(1, $1) },
      "maximumNumberOfTouches": .integer { $0.maximumNumberOfTouches = max(1, $1) },
    ])

  static let swipe = ElementPart(
    UISwipeGestureRecognizer.self,
    [
      "direction": .choice([
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]) { $0.direction = $1 },
      "numberOfTouchesRequired": .integer { $0.numberOfTouchesRequired = max(1, $1) },
    ])

  static let edges = ElementPart(
    UIScreenEdgePanGestureRecognizer.self,
    [
      "edges": .choice([
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "all": .all,
      ]) { $0.edges = $1 }
    ])

  static let longPress = ElementPart(
    UILongPressGestureRecognizer.self,
    [
      "minimumPressDuration": .number { $0.minimumPressDuration = Double(max(0, $1)) },
      "allowableMovement": .number { $0.allowableMovement = max(0, $1) },
      "numberOfTapsRequired": .integer { $0.numberOfTapsRequired = max(0, $1) },
      "numberOfTouchesRequired": .integer { $0.numberOfTouchesRequired = max(1, $1) },
    ])
}
