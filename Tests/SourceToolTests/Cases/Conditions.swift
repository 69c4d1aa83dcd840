import UIKit.UIView
import ObjectiveC

#if os(iOS) && !os(macOS)
  private let isPhone = true
#else
  private let isPhone = false
#endif

#if !targetEnvironment(simulator)
  private let isDevice = true
#else
  private let isDevice = false
#endif

#if canImport(UIKit)
  private let hasUIKit = true
#elseif canImport(AppKit)
  private let hasUIKit = false
#endif

// The members of a class in an inactive branch have no names.
#if os(iOS) || os(tvOS)
  private typealias Room = UILayoutSupport
#else
  private class Room {}
#endif

extension Room {
  fileprivate var half: CGFloat { length / 2 }
}

// Code for other systems does not change.
#if canImport(AppKit)
  import AppKit
#endif

private class Plot: UIView {
  var heard: [String] = []

  #if os(OSX)
    override func scrollWheel(with event: NSEvent) { super.scrollWheel(with: event) }
  #endif
}

extension Plot {
  #if canImport(AppKit)
    override func mouseDown(with event: NSEvent) { super.mouseDown(with: event) }
    @objc func magnify(_ event: NSEvent) {}
  #else
    override func layoutSubviews() {
      super.layoutSubviews()
      heard.append("layout \(#line)")
    }
  #endif
  #if NEVER_SAID
    override func didMoveToWindow() { heard.append("never") }
  #elseif !os(macOS) && canImport(UIKit)
    override func didMoveToWindow() { heard.append("window") }
  #endif
  #if NEVER_SAID && os(iOS)
    override func didMoveToSuperview() { heard.append("never") }
  #else
    override func didMoveToSuperview() { heard.append("superview") }
  #endif
}

#if os(OSX)
  extension Plot {
    override func rightMouseDown(with event: NSEvent) { super.rightMouseDown(with: event) }
  }
  class MacPlot: NSView { @objc func zoom() {} }
#endif

#if !os(tvOS)
  extension Plot {
    override func tintColorDidChange() { heard.append("tint") }
  }
#endif

extension UILabel {
  #if os(OSX)
    override func mouseUp(with event: NSEvent) { super.mouseUp(with: event) }
  #endif
}

// Apple's modules that do not exist here are not importable, whatever the build folder contains.
#if canImport(AppKit) || canImport(Cocoa) || canImport(WebKit) || canImport(SpriteKit)
  private let hasOthers = true
#elseif canImport(SceneKit) || canImport(WatchKit) || canImport(CoreImage) || os(visionOS)
  private let hasOthers = true
#elseif targetEnvironment(macCatalyst)
  private let hasOthers = true
#else
  private let hasOthers = false
#endif

private func elsewhereCases() {
  let (plot, around) = (Plot(), UIView())
  around.addSubview(plot)
  plot.didMoveToWindow()
  plot.tintColorDidChange()
  plot.layoutSubviews()
  expectEqual(plot.heard, ["superview", "tint", "window", "tint", "layout 53"])
  expect(!hasOthers, "missing modules")
}

func conditionCases() {
  elsewhereCases()
  expect(isPhone, "os(iOS)")
  expect(!isDevice, "targetEnvironment(simulator)")
  expect(hasUIKit, "canImport(UIKit)")
  expectEqual(Sides.all, 4)
}
