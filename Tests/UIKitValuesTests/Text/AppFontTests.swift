import CoreText
import Foundation
import Sessions
import Synchronization
import Testing
import UIKit

@testable import UIKitRuntime

/// Tests fonts of an app. Each test uses faces that no other test registers.
/// Scripts/fonts/make-test-fonts.py makes `Fonts`.
@MainActor @Suite struct AppFontTests {
  private func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fonts").appendingPathComponent(name)
  }

  private func register(_ url: URL) -> Int? {
    var error: Unmanaged<CFError>?
    let isRegistered = CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
    let code = error?.takeRetainedValue().code
    #expect(isRegistered == (code == nil))
    return code
  }

  @Test func aRegisteredFontIsFoundByName() throws {
    // The package contains the face, too, with the system font's heights; the app's own file takes
    // precedence.
    let known = try #require(UIFont(name: "NotoSerif-Regular", size: 20))
    #expect(known.lineHeight == UIFont.systemFont(ofSize: 20).lineHeight)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AppFontTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf", "NotoSerif-Italic.ttf"] {
      let file = folder.appendingPathComponent(name)
      try #require(BundledFonts.data(named: name)).write(to: file)
      #expect(register(file) == nil)
    }
    let font = try #require(UIFont(name: "NotoSerif-Regular", size: 20))
    #expect(font.fontName == "NotoSerif-Regular" && font.familyName == "Noto Serif")
    #expect(font != known && abs(font.lineHeight - 27.24) < 1e-9)
    #expect(UIFont(name: "Noto Serif", size: 20) == font)
    #expect(UIFont.familyNames.contains("Noto Serif"))
    #expect(
      UIFont.fontNames(forFamilyName: "Noto Serif") == [
        "NotoSerif-Regular", "NotoSerif-Bold", "NotoSerif-Italic",
      ])
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "NotoSerif-Bold")
    let italic = try #require(font.fontDescriptor.withSymbolicTraits(.traitItalic))
    #expect(UIFont(descriptor: italic, size: 9) == UIFont(name: "NotoSerif-Italic", size: 9))
  }

  /// The file has ascender 1069, descender -293, H height 714 and x height 536 thousandths of an
  /// em.
  @Test func itHasTheHeightsOfItsFile() throws {
    #expect(register(file("NotoSerifDisplay-Regular.ttf")) == nil)
    let font = try #require(UIFont(name: "NotoSerifDisplay-Regular", size: 20))
    #expect(abs(font.ascender - 21.38) < 1e-9 && abs(font.descender + 5.86) < 1e-9)
    #expect(abs(font.lineHeight - 27.24) < 1e-9 && font.leading == 0)
    #expect(abs(font.capHeight - 14.28) < 1e-9 && abs(font.xHeight - 10.72) < 1e-9)
    let label = UILabel()
    label.font = font
    label.text = "Hamburg"
    label.numberOfLines = 0
    #expect(abs(label.intrinsicContentSize.height - 27.24) < 0.5)
    #expect(label.intrinsicContentSize.height >= 27.24)
    let text = NSAttributedString(string: "Hamburg\nBonn", attributes: [.font: font])
    #expect(abs(text.size().height - 2 * 27.24) < 0.01)
  }

  /// An H of the face is 819 thousandths of an em wide.
  @Test func itsGlyphsAreThoseOfItsFile() throws {
    #expect(register(file("NotoSerifDisplay-Bold.ttf")) == nil)
    let font = try #require(UIFont(name: "NotoSerifDisplay-Bold", size: 100))
    let width = NSAttributedString(string: "HHHH", attributes: [.font: font]).size().width
    let system = UIFont.systemFont(ofSize: 100, weight: .bold)
    let other = NSAttributedString(string: "HHHH", attributes: [.font: system]).size().width
    #expect(abs(width - 4 * 81.9) < 0.5 && width != other)
  }

  @Test func aFileThatIsNoFontIsReported() throws {
    #expect(register(URL(fileURLWithPath: "/nowhere/Own.ttf")) == 101)
    #expect(register(URL(fileURLWithPath: #filePath)) == 103)
    #expect(register(file("NotoSansDisplay-Bold.ttf")) == nil)
    #expect(register(file("NotoSansDisplay-Bold.ttf")) == 105)
    #expect(UIFont(name: "NotoSansDisplay-Bold", size: 1) != nil)
    var error: Unmanaged<CFError>?
    let url = file("NotoSansDisplay-Bold.ttf") as CFURL
    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    #expect(UIFont(name: "NotoSansDisplay-Bold", size: 1) == nil)
    #expect(!CTFontManagerUnregisterFontsForURL(url, .process, &error))
    let last = try #require(error?.takeRetainedValue())
    #expect(last.code == 201)
    #expect(last.localizedDescription == "The font “\(url.path)” is not registered.")
  }

  @Test func severalFilesReportWhatFailed() {
    var told: ([Int], Bool)?
    CTFontManagerRegisterFontURLs(
      [file("NotoSansDisplay-Italic.ttf"), file("Nothing.ttf")] as CFArray, .process, true
    ) { errors, isDone in
      told = (errors.compactMap { ($0 as? NSError)?.code }, isDone)
      return true
    }
    #expect(told?.0 == [101] && told?.1 == true)
    #expect(UIFont(name: "NotoSansDisplay-Italic", size: 1) != nil)
  }

  @Test func aFontOfBytesIsFoundOnceItIsRegistered() throws {
    let data = try Data(contentsOf: file("NotoSansDisplay-BoldItalic.ttf"))
    let provider = try #require(CGDataProvider(data: data as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "NotoSansDisplay-BoldItalic")
    #expect(UIFont(name: "NotoSansDisplay-BoldItalic", size: 9) == nil)
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
    let found = try #require(UIFont(name: "NotoSansDisplay-BoldItalic", size: 10))
    #expect(abs(found.ascender - 10.69) < 1e-9)
    #expect(CGFont(try #require(CGDataProvider(data: Data("no font".utf8)))) == nil)
  }

  @Test func fontsAmongTheResourcesAreFoundByName() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AppFontTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = folder.appendingPathComponent("Fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: file("NotoSansDisplay-Regular.ttf"), to: fonts.appendingPathComponent("Own.ttf"))
    try Data("no font".utf8).write(to: fonts.appendingPathComponent("Broken.otf"))
    let said = Mutex<[String]>([])
    ProgrammerWarning.captured(by: { line in said.withLock { $0.append(line) } }) {
      RenderSession.fresh().run {
        ImageFolders.current.all = [folder]
        #expect(UIFont(name: "NotoSansDisplay-Regular", size: 9) != nil)
      }
    }
    let path = fonts.appendingPathComponent("Broken.otf").path
    #expect(said.withLock { $0 } == ["The font file “\(path)” cannot be read as a font."])
  }
}
