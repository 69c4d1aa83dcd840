import Testing
import UIKit

@Suite struct FoundationGapsTests {
  @Test func geometryIsPrintedAsNumbers() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect("\(rect) \(rect.origin) \(rect.size)" == "(1.0, 2.0, 3.0, 4.0) (1.0, 2.0) (3.0, 4.0)")
    #expect(String(describing: [rect.size]) == "[(3.0, 4.0)]")
  }

  @Test func indexPathsHaveItemsRowsAndSections() {
    var path = IndexPath(item: 4, section: 2)
    #expect(path == [2, 4])
    #expect(path == IndexPath(row: 4, section: 2))
    #expect((path.item, path.row, path.section) == (4, 4, 2))
    path.item += 1
    path.section = 7
    #expect(path == [7, 5])
    path.row = 0
    #expect(path == [7, 0])
    let object = NSIndexPath(item: 4, section: 2)
    #expect((object.item, object.row, object.section) == (4, 4, 2))
    #expect(NSIndexPath(row: 4, section: 2) == object)
    #expect(object as IndexPath == IndexPath(item: 4, section: 2))
  }

  @Test func geometryHasWords() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(rect.debugDescription == "(1.0, 2.5, 3.0, 4.0)")
    #expect(rect.origin.debugDescription == "(1.0, 2.5)")
    #expect(rect.size.debugDescription == "(3.0, 4.0)")
  }

  @Test func runLoopsHaveCoreFoundationsNames() {
    #expect(CFRunLoopGetCurrent() === RunLoop.current)
    #expect(CFRunLoopGetMain() === RunLoop.main)
    CFRunLoopWakeUp(CFRunLoopGetMain())
    #expect(HUGE == Float.greatestFiniteMagnitude)
  }

  @MainActor @Test func aRunLoopRunsForATimeUntilItIsStopped() {
    let timer = Timer(timeInterval: 60, repeats: true) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    defer { timer.invalidate() }
    #expect(CFRunLoopRunInMode(CFRunLoopMode.defaultMode, 0.01, false) == .timedOut)
    #expect(CFRunLoopRunInMode(.init("empty"), 0.01, false) == .finished)
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode) {
      CFRunLoopStop(CFRunLoopGetCurrent())
    }
    #expect(CFRunLoopRunInMode(.defaultMode, 60, false) == .stopped)
  }

  @Test func ticksOfTheMachineAreNanoseconds() {
    var base = mach_timebase_info(numer: 0, denom: 0)
    #expect(mach_timebase_info(&base) == 0 && base.numer == 1 && base.denom == 1)
    var other = mach_timebase_info_data_t()
    mach_timebase_info(&other)
    #expect(other.denom == 1)
    let start = mach_absolute_time()
    usleep(2000)
    #expect(mach_absolute_time() - start >= 2_000_000)
    #expect(mach_continuous_time() > start)
  }

  @Test func aTimerWithASelectorIsFirstDueAtItsDate() {
    final class Target: NSObject {}
    let date = Date(timeIntervalSinceNow: 100)
    let timer = Timer(
      fireAt: date, interval: 60, target: Target(), selector: Selector("tick:"),
      userInfo: "why", repeats: true)
    #expect(timer.fireDate == date && timer.timeInterval == 60 && timer.isValid)
    #expect(userInfo(of: timer) as? String == "why")
    timer.invalidate()
  }

  @Test func valuesHoldGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    var space = CATransform3DMakeTranslation(1, 2, 3)
    space.m34 = -0.002
    #expect(
      CATransform3DEqualToTransform(NSValue(caTransform3D: space).caTransform3DValue, space))
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    #expect(NSValue(cgRect: rect) != NSValue(cgRect: .zero))
  }

  @Test func geometryIsWrittenAsUIKitWritesIt() {
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSStringFromCGSize(CGSize(width: 0.1, height: 2)) == "{0.10000000000000001, 2}")
    #expect(
      NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSStringFromCGVector(CGVector(dx: 1, dy: 2)) == "{1, 2}")
    #expect(
      NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == "{1, 2, 3, 4}")
    #expect(NSStringFromUIOffset(UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func geometryIsReadBack() {
    for number in [0, 1, -1, 0.1, 1 / 3, 1e-30, -2.5e20] as [CGFloat] {
      let rect = CGRect(x: number, y: -number, width: 1, height: number)
      #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
      #expect(CGPointFromString(NSStringFromCGPoint(rect.origin)) == rect.origin)
      #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    }
    #expect(
      NSCoder.uiEdgeInsets(for: "{1,2,3,4}")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(CGRectFromString("{{1, 2}, {3}}") == .zero)
    #expect(CGPointFromString("nothing") == .zero)
  }

  @Test func codersKeepGeometry() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    coder.requiresSecureCoding = false
    #expect(coder.decodeCGRect(forKey: "rect") == rect)
    #expect(coder.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(coder.decodeCGSize(forKey: "size") == rect.size)
    #expect(
      coder.decodeUIEdgeInsets(forKey: "insets")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(coder.decodeCGRect(forKey: "none") == .zero)
    #expect(coder.decodeUIEdgeInsets(forKey: "none") == .zero)
  }

  @Test func aSelectorIsItsName() {
    let selector = Selector("tap:")
    #expect(selector == "tap:")
    #expect(NSStringFromSelector(selector) == "tap:")
    #expect(NSSelectorFromString("tap:") == selector)
    #expect("\(selector)" == "tap:")
  }

  @Test func anAutoreleasePoolReturnsWhatItsBodyReturns() {
    #expect(autoreleasepool { 3 } == 3)
  }

  /// Foundation's own methods, without the source tool. On iOS rectangles that only touch do not
  /// intersect.
  @Test func touchingRectanglesIntersect() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(square.intersects(CGRect(x: 10, y: 0, width: 5, height: 5)))
    #expect(square.intersects(CGRect(x: 10, y: 10, width: 5, height: 5)))
    #expect(!square.intersects(CGRect(x: 10.5, y: 0, width: 5, height: 5)))
    for point in [CGPoint.zero, CGPoint(x: 4, y: 5)] {
      #expect(square.intersects(CGRect(origin: point, size: .zero)), "\(point)")
    }
    for point in [CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 10), CGPoint(x: 10, y: 10)] {
      #expect(square.intersects(CGRect(origin: point, size: .zero)), "\(point)")
    }
  }

  /// Foundation's cache on Linux: its entries hold each other.
  @Test func aCacheOfSeveralObjectsThatEndsFreesNothing() {
    func kept(_ count: Int, _ change: (NSCache<NSNumber, NSObject>) -> Void) -> Bool {
      weak var left: NSObject?
      do {
        let (cache, object) = (NSCache<NSNumber, NSObject>(), NSObject())
        left = object
        for key in 0..<count { cache.setObject(object, forKey: NSNumber(value: key)) }
        change(cache)
      }
      return left != nil
    }
    #expect(kept(2) { _ in } && !kept(1) { _ in })
    #expect(!kept(2) { $0.removeAllObjects() })
  }
}

/// Tests members that every class and number has on iOS.
@Suite struct ClassAndNumberGapsTests {
  private class Thing: NSObject {}
  private final class Part: Thing {}

  @Test func classesReportWhatTheyAre() {
    #expect(Part.classForCoder() == Part.self)
    #expect(Part.description() == "UIKitRuntimeTests.ClassAndNumberGapsTests.Part")
    #expect(UIFont.description() == NSStringFromClass(UIFont.self))
  }

  @Test func lengthsAreNumbers() {
    let number = CGFloat(2.5) as NSNumber
    #expect(number == 2.5)
    let values: [String: Any] = ["number": NSNumber(value: 3), "length": CGFloat(4)]
    #expect(values["number"] as? CGFloat == 3)
    #expect(values["length"] as? NSNumber == 4)
    let reference: CFTypeRef = number
    let isSame = reference === number
    #expect(isSame)
  }

  @Test func coloursAndFontsToBeReplaced() {
    #expect(UIColor().cgColor.alpha == 0)
    #expect(UIFont().pointSize == UIFont.systemFontSize)
  }

  @MainActor @Test func delegatesThatAreNoObjectsReportWhatTheyHave() {
    @MainActor final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    do {
      let source: any UITableViewDataSource = Source()
      #expect(!source.responds(to: Selector("tableView:titleForHeaderInSection:")))
    }
  }
}
