import Foundation
import SceneFiles
import ScenePictures
import Testing

@testable import render

/// Tests how the options for several pictures are parsed.
@Suite struct SeriesTests {
  private func request(_ line: String) throws -> RenderRequest { try RequestTests.request(line) }

  private func list(_ line: String, captures: [String] = []) throws -> ShotList {
    try ShotList(try request(line).drawing, captures: captures)
  }

  @Test func offsetsSweepsItemsAndEverythingInThatOrder() throws {
    let regions = try request(
      "--full --item 1:2@top --item 0:3 --sweep -5..10/7 --offset 0,1 --offset=-2,3 o-{n}.png"
    ).axes.regions
    #expect(
      regions == [
        .offset(CGPoint(x: 0, y: 1)), .offset(CGPoint(x: -2, y: 3)), .along(-5), .along(2),
        .along(9), .item(IndexPath(item: 2, section: 1), .top),
        .item(IndexPath(item: 3, section: 0), .center), .full,
      ])
  }

  @Test func timesAscendAndComeOnce() throws {
    #expect(
      try request("--at 0.2 --at 0..0.3/0.1 --at 0 o-{n}.png").axes.times == [0, 0.1, 0.2, 0.3])
    #expect(try request("o.png").axes.times == [])
  }

  @Test func screensAreEveryCombination() throws {
    let variants = try request(
      "--device iphonese --device IPAD --dark --light --rtl --text-size large o-{n}.png"
    ).drawing.screens
    #expect(variants.map(\.device?.rawValue) == ["iPhoneSE", "iPhoneSE", "iPad", "iPad"])
    #expect(variants.map(\.appearance) == [.light, .dark, .light, .dark])
    #expect(variants.allSatisfy { $0.isRightToLeft == true && $0.textSize == .large })
    #expect(try request("o.png").drawing.screens == [WantedPicture()])
  }

  @Test func aPictureForEachPartAtEachTimeOnEachScreen() throws {
    let list = try list("--dark --light --offset 0,0 --offset 0,9 --at 0 --at 1 o-{n}.png")
    #expect(list.shots.count == 8)
    #expect(list.shots.map(\.number) == Array(1...8))
    #expect(list.screens.map(\.count) == [2, 2, 2, 2])
    #expect(list.screens.allSatisfy { Set($0.map(\.region.name)).count == 1 })
    #expect(list.label(of: list.shots[3]) == "light 0,9 1 s")
    let lonely = try self.list("--offset 0,9 o.png")
    #expect(lonely.label(of: lonely.shots[0]) == "")
  }

  @Test func aScriptsMomentsTakeTheTimesPlace() throws {
    let list = try list("--dark o.png", captures: ["a", "b"])
    #expect(list.shots.map(\.capture) == ["a", "b"])
    #expect(list.shots.map(\.time) == [nil, nil])
  }

  @Test func aThousandPicturesAtMost() throws {
    #expect(try list("--sweep 0..499/1 --light --dark o-{n}.png").shots.count == 1000)
    #expect(throws: Failure(SceneProblem.tooManyPictures(1002))) {
      try list("--sweep 0..500/1 --light --dark o-{n}.png")
    }
  }

  // MARK: Names

  @Test func namesHoldWhatSetsPicturesApart() throws {
    let list = try list("--device iPad --rtl --item 1:2@top --at 0 --at 0.25 x.png")
    let template = try NameTemplate(
      "{scene}/{offset}_{device}_{appearance}_{direction}_{text-size}_{time}_{n}{-capture}.png")
    #expect(
      list.shots.map { template.name(of: $0, scene: "wall", count: 12) } == [
        "wall/1-2-top_iPad_default_rtl_default_0_01.png",
        "wall/1-2-top_iPad_default_rtl_default_0.25_02.png",
      ])
    let shot = try self.list("o.png", captures: ["late"]).shots[0]
    #expect(
      try NameTemplate("{capture}{-capture}{}").name(of: shot, scene: "a", count: 1)
        == "late-late{}")
  }

  @Test func placesWithADashAreThereWherePicturesDiffer() throws {
    let list = try list("--dark --light --device iPad --at 0 --at 0.25 x.png")
    #expect(list.varying == [.appearance, .time, .n])
    let template = try NameTemplate("a{-device}{-appearance}{-offset}{-time}{-capture}{-n}.png")
    #expect(
      list.shots.map {
        template.name(of: $0, scene: "s", count: 4, varying: list.varying)
      } == [
        "a-light-0-1.png", "a-light-0.25-2.png", "a-dark-0-3.png", "a-dark-0.25-4.png",
      ])
    #expect(try NameTemplate("{scene}{-time}-{n}.png").name(ofAll: "s") == "s-{n}.png")
  }

  /// The replacement of a placeholder is never a placeholder itself, and a path may contain literal
  /// braces.
  @Test func bracesThatAreBraces() throws {
    let shot = try list("o.png").shots[0]
    #expect(try NameTemplate("{scene}-{n}").name(of: shot, scene: "b{n}", count: 1) == "b{n}-1")
    for path in ["b{n}", "c{foo}", "{{a}}", "}{", "{", "plain"] {
      let template = try NameTemplate(NameTemplate.escaping(path))
      #expect(template.name(of: shot, scene: "s", count: 1) == path)
    }
  }

  @Test func everyPictureNeedsAName() throws {
    let list = try list("--offset 0,0 --offset 0,1 o.png")
    func names(_ output: Output) throws -> OutputNames {
      try OutputNames(output, of: list, scene: "bars")
    }
    #expect(throws: Failure(ShotProblem.sameNames(2, output: "o.png"))) {
      try names(.file("o.png"))
    }
    #expect(throws: Failure(ShotProblem.sameNames(2, output: "{scene}.png"))) {
      try names(.file("{scene}.png"))
    }
    #expect(throws: Failure(ShotProblem.severalToStandardOutput(2))) {
      try names(.standardOutput)
    }
    #expect(
      try names(.file("{offset}.png")).output(for: list.shots[1]) == .file("0,1.png"))
  }
}
